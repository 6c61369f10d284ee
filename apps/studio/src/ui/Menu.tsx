import { cloneElement, Suspense, startTransition, useState } from 'react'
import { lazyPart } from './load-with-retry.ts'
import type { MenuProps } from './MenuPopup.tsx'

// With it come pop-ups and collections: loaded when a menu is opened.
const LazyMenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup)

/** A few things to do, behind one button, which keeps the focus until they are there. */
export function Menu(props: MenuProps) {
  const [isOpened, setOpened] = useState(false)
  const resting = cloneElement(props.trigger, {
    // A transition leaves the button that has the focus in its place meanwhile.
    onPress: () => startTransition(() => setOpened(true)),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  return <Suspense fallback={resting}>{isOpened ? <LazyMenuPopup {...props} /> : resting}</Suspense>
}
