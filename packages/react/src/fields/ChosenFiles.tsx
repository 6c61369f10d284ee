import { fileTexts } from '@letterslot/core/messages/en-files'
import { type JSX, useEffect, useRef, useState } from 'react'
import type { ControlProps } from '../form-context.ts'
import { Icon } from '../Icon.tsx'
import { fileSize } from './file-size.ts'
import { followFiles, inputOf, putFiles } from './follow-files.ts'
import type { HeldFiles } from './hold-files.ts'

/** The files that stand in a file input, each with its size and a way to take it out. */
export function ChosenFiles({ value, context }: ControlProps): JSX.Element {
  const [{ files, unreadable }, setChosen] = useState<HeldFiles>({ files: [], unreadable: [] })
  const list = useRef<HTMLUListElement>(null)
  const texts = { ...fileTexts, ...context.texts }
  const size = (bytes: number): string => fileSize(bytes, context.handle.form.locale)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `value` is what the control starts with.
  useEffect(() => {
    const before = Array.isArray(value) ? value.filter((one) => one instanceof File) : []
    return followFiles(list.current, before, setChosen)
  }, [])

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
      <div className="ls-note" role="status">
        {files.length > 0 && <p>{context.say(count, { n: files.length, size: size(bytes) })}</p>}
        {unreadable.map((file) => (
          <p key={file}>{context.say(texts.fileUnreadable, { file })}</p>
        ))}
      </div>
    </>
  )
}
