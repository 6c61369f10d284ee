import { Suspense } from 'react'
import { buildText } from '../../domain/texts/build.ts'
import { lazyPart } from '../../ui/load-with-retry.ts'
import styles from './LoadedPanels.module.css'

// A tree comes with it: loaded when it is asked for.
const LazyOutline = lazyPart(async () => (await import('./Outline.tsx')).Outline)
const LazyInspector = lazyPart(async () => (await import('./Inspector.tsx')).Inspector)

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
    <Suspense fallback={<Late />}>
      <LazyInspector />
    </Suspense>
  )
}

/** Stands, after a moment, where a part that was asked for has not come. */
export function Late() {
  return <p className={styles['late']}>{buildText.late}</p>
}
