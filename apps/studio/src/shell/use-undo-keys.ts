import { useEffect } from 'react'
import { useHistory } from '../document/use-document.ts'

/**
 * Control or Command with Z, with Shift or Y: the keys of every editor. In a text field they undo the document too:
 * typing is part of its history, and a field's own undo would know nothing of it.
 */
export function useUndoKeys(): void {
  const { undo, redo } = useHistory()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) undo()
      else if (key === 'y' || key === 'z') redo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo])
}
