import { lazy, Suspense } from 'react'

// A tree comes with it: loaded when it is asked for.
const LazyOutline = lazy(async () => ({ default: (await import('./Outline.tsx')).Outline }))
const LazyInspector = lazy(async () => ({ default: (await import('./Inspector.tsx')).Inspector }))

/** The form as a tree, once it is here. */
export function LoadedOutline() {
  return (
    <Suspense>
      <LazyOutline />
    </Suspense>
  )
}

/** The settings of the selection, which come behind the form itself. */
export function LoadedInspector() {
  return (
    <Suspense>
      <LazyInspector />
    </Suspense>
  )
}
