import { useParams } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Action } from '../../domain/actions/action.ts'

const LazyPalette = lazy(async () => ({
  default: (await import('../../features/palette/CommandPalette.tsx')).CommandPalette,
}))

/** Control or Command with K opens the command palette on every screen; it is loaded by the first press. */
export function PaletteKey() {
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Action>()
  const { formId } = useParams({ strict: false })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // In a text of a mail the key makes a link; a dialog has the page to itself.
      if (event.defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  // Done once the dialog is gone and has given the focus back, so that what is done may move it.
  useEffect(() => {
    if (isOpen || !chosen) return
    setChosen(undefined)
    chosen.run()
  }, [isOpen, chosen])
  if (!isOpen) return null
  const close = (action?: Action): void => {
    setChosen(action)
    setOpen(false)
  }
  return (
    <Suspense>
      <LazyPalette formId={formId} onClose={close} />
    </Suspense>
  )
}
