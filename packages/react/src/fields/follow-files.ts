import { type HeldFiles, holdFiles } from './hold-files.ts'

/**
 * Follows what stands in a file input, and puts in its place files that hold their own bytes.
 * @param list - in the field of the input.
 * @param before - what was chosen before the input was drawn anew, which leaves it empty.
 * @returns what ends it.
 */
export function followFiles(
  list: Element | null,
  before: readonly File[],
  onFiles: (held: HeldFiles) => void,
): () => void {
  const input = inputOf(list)
  if (!input) return () => undefined
  const controller = new AbortController()
  const held = new WeakSet<File>()
  let unreadable: readonly string[] = []

  const follow = async (): Promise<void> => {
    const chosen = filesIn(input)
    const isHeld = chosen.every((file) => held.has(file))
    onFiles({ files: chosen, unreadable: isHeld ? unreadable : [] })
    unreadable = []
    if (isHeld) return
    const taken = await holdFiles(chosen)
    for (const file of taken.files) held.add(file)
    const now = filesIn(input)
    // Something else was chosen meanwhile, or nobody looks any more.
    if (controller.signal.aborted || now.length !== chosen.length || now.some((file, at) => file !== chosen[at])) return
    unreadable = taken.unreadable
    putFiles(input, taken.files)
  }

  input.addEventListener('change', follow, { signal: controller.signal })
  if (filesIn(input).length === 0 && before.length > 0) putFiles(input, before)
  else void follow()
  return () => controller.abort()
}

/** The file input of the field that an element stands in, wherever that is drawn. */
export function inputOf(element: Element | null): HTMLInputElement | undefined {
  return element?.closest('[data-field]')?.querySelector<HTMLInputElement>('input[type="file"]') ?? undefined
}

/** Puts other files into an input, as if they had been chosen. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

function filesIn({ files }: HTMLInputElement): readonly File[] {
  return [...(files ?? [])]
}
