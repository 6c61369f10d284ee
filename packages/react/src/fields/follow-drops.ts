import { filesIn, inputOf, putFiles } from './follow-files.ts'

/**
 * Takes files that are dropped on the field of a file input as if they had been chosen: beside those that are there, where
 * there may be several. A drop that misses the field, but not the form, opens no file in the form's place.
 * @param list - in the field of the input.
 * @param onDrop - called once files of a drop are in the input.
 * @returns what ends it.
 */
export function followDrops(list: Element | null, onDrop: () => void): () => void {
  const input = inputOf(list)
  const box = input?.closest('[data-field]')
  const root = box?.closest('.ls-form')
  if (!root || !box || !input) return () => undefined
  const controller = new AbortController()

  const follow = (event: Event): void => {
    if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes('Files')) return
    const { dataTransfer, target, type } = event
    const field = target instanceof Element && target.closest('[data-kind="file"]')
    const isHere = field === box
    box.toggleAttribute('data-over', isHere && type === 'dragover')
    // Another field of files sees to it.
    if (field && !isHere) return
    event.preventDefault()
    dataTransfer.dropEffect = isHere ? 'copy' : 'none'
    if (!isHere || type !== 'drop') return
    putFiles(input, [...(input.multiple ? filesIn(input) : []), ...dataTransfer.files])
    onDrop()
  }

  for (const type of ['dragover', 'dragleave', 'drop']) root.addEventListener(type, follow, controller)
  return () => controller.abort()
}
