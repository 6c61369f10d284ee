import { cloneElement, Suspense, useState } from 'react'
import { lazyPart } from './load-with-retry.ts'
import type { MenuProps } from './MenuPopup.tsx'

// With it come pop-ups and collections: loaded when a menu is opened.
const LazyMenuPopup = lazyPart(async () => (await import('./MenuPopup.tsx')).MenuPopup)

/** A few things to do, behind one button. */
export function Menu(props: MenuProps) {
  const [isOpened, setOpened] = useState(false)
  const resting = cloneElement(props.trigger, {
    onPress: () => setOpened(true),
    'aria-haspopup': 'menu',
    'aria-expanded': false,
  })
  if (!isOpened) return resting
  return (
    <Suspense fallback={resting}>
      <LazyMenuPopup {...props} />
    </Suspense>
  )
}
