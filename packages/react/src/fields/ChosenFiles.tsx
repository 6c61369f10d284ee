import { filesOf, formatSize, formatSizes } from '@letterslot/core/files'
import { fileTexts } from '@letterslot/core/messages/en-files'
import { type JSX, useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../form/form-context.ts'
import { Icon } from '../form/Icon.tsx'
import { type FollowedFiles, filesIn, followFiles, inputOf, putFiles } from './follow-files.ts'
import { type RefusedFile, refuseFiles } from './refuse-files.ts'

const noFiles: FollowedFiles = { files: [], unreadable: [], refused: [] }

/** The files that stand in a file input, each with its size and a way to take it out; and those that cannot be sent, with why. */
export function ChosenFiles({ field, value, required, context }: ControlProps): JSX.Element {
  const [{ files, unreadable, refused }, setChosen] = useState<FollowedFiles>(noFiles)
  const list = useRef<HTMLUListElement>(null)
  const texts = { ...fileTexts, ...context.texts }
  const { compiled, form, store } = context.handle
  const size = (bytes: number): string => formatSize(bytes, context.locale)
  const own = field.rules.find((rule) => rule.kind === 'file')
  const maxCount = field.rules.find((rule) => rule.kind === 'length')?.max === 1 ? 1 : undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what the control starts with.
  useEffect(() => {
    const before = Array.isArray(value) ? value.filter((one) => one instanceof File) : []
    const endDrops = followDrops(context.editing ? null : list.current, () => store.leave(field.id))
    const endFiles = followFiles(list.current, before, setChosen, (chosen) => {
      const others = filesOf(compiled, store.values()).flatMap(({ name, file }) => (name === field.name ? [] : [file]))
      return refuseFiles(chosen, { delivery: form.delivery, maxBytes: own?.maxBytes, maxCount, others })
    })
    return () => {
      endDrops()
      endFiles()
    }
  }, [])

  const sayRefused = ({ over, file, limit }: RefusedFile): string => {
    const [bytes, most] =
      over === 'fileBytes' ? formatSizes(file.size, limit, context.locale) : [size(file.size), size(limit)]
    const facts = { file: file.name, size: bytes, limit: over === 'count' ? limit : most }
    const said = context.say(texts[over], facts)
    if (over === 'count') return said
    return `${said} ${(own?.maxBytes === limit && own.message) || (required ? texts.chooseAnother : texts.orWithout)}`
  }

  const remove = (gone: File): void => {
    const input = inputOf(list.current)
    if (!input) return
    putFiles(
      input,
      files.filter((file) => file !== gone),
    )
    input.focus()
  }

  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  const count = files.length === 1 ? texts.fileChosen : texts.filesChosen
  return (
    <>
      <p className="ls-note ls-drop">{maxCount ? texts.dropFile : texts.dropFiles}</p>
      <ul ref={list} className="ls-files">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may be alike in all that is known of them.
          <li key={`${index} ${file.name}`}>
            <span>{file.name}</span> {size(file.size)}
            <button
              type="button"
              aria-label={context.say(texts.removeFile, { file: file.name })}
              onClick={() => remove(file)}
            >
              <Icon path="M6 6l12 12M18 6 6 18" />
            </button>
          </li>
        ))}
      </ul>
      <div role="alert">
        {refused.length > 0 && (
          <div className="ls-issues">
            {[...new Set(refused.map(sayRefused))].map((words) => (
              <p key={words}>
                <Icon path="M12 3.5 2.5 20h19zM12 10v4.5M12 17h.01" />
                <span>{words}</span>
              </p>
            ))}
          </div>
        )}
      </div>
      <div className="ls-note" role="status">
        {files.length > 0 && <p>{context.say(count, { n: files.length, size: size(bytes) })}</p>}
        {unreadable.map((file) => (
          <p key={file}>{context.say(texts.fileUnreadable, { file })}</p>
        ))}
      </div>
    </>
  )
}

/**
 * Takes files that are dropped on the field of a file input as if they had been chosen: beside those that are there, where
 * there may be several. A drop that misses the field, but not the form, opens no file in the form's place. So are files that are pasted on
 * the field, and anywhere in a form with no other while it is shown.
 * @param list - in the field of the input.
 * @param onDrop - called once files of a drop are in the input.
 * @returns what ends it.
 */
function followDrops(list: Element | null, onDrop: () => void): () => void {
  const input = inputOf(list)
  const box = input?.closest('[data-field]')
  const root = box?.closest('.ls-form')
  if (!root || !box || !input) return () => undefined
  const controller = new AbortController()

  const take = (files: FileList): void => {
    putFiles(input, [...(input.multiple ? filesIn(input) : []), ...files])
    onDrop()
  }

  const paste = (event: Event): void => {
    const data = event instanceof ClipboardEvent && event.clipboardData
    const others = root.querySelectorAll('[data-kind="file"]').length > 1
    const { target } = event
    const isHere = target instanceof Element && box.contains(target)
    // Nothing goes where nobody sees it.
    const isShown = box.getClientRects().length > 0
    const isFree = isShown && !others && target instanceof Element && !target.closest('[data-kind="custom"]')
    // What is text too, a cell of a table say, goes where somebody writes.
    if (!data || data.files.length === 0 || !(isHere || (isFree && !data.types.includes('text/plain')))) return
    event.preventDefault()
    take(data.files)
  }

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
    take(dataTransfer.files)
  }

  for (const type of ['dragover', 'dragleave', 'drop']) root.addEventListener(type, follow, controller)
  root.addEventListener('paste', paste, controller)
  return () => controller.abort()
}
