import { type Field, type Page, showsAnswer } from '@letterslot/core'
import { formatSize } from '@letterslot/core/files'
import { pageTexts } from '@letterslot/core/messages/en-pages'
import type { JSX } from 'react'
import type { PagesProps } from '../form/form-context.ts'
import { useLoaded } from '../form/use-loaded.ts'
import { goToPage, pageOf } from './page-steps.ts'

/** Every answer, once more before Send: page by page, each with the way to change it. */
export function Review({ context }: PagesProps): JSX.Element | null {
  const { handle, lang } = context
  const { form, store } = handle
  const loaded = useLoaded(handle.loadUi, '')
  const texts = { ...pageTexts, ...context.texts }
  const [beforeLabel, afterLabel] = texts.changeOf.split('{label}')
  if (!loaded) return null
  const answers = new Map(loaded.currentAnswers(handle).map((answer) => [answer.name, answer]))
  const isAsked = ({ id, kind }: Field): boolean => showsAnswer(kind) && store.field(id).visible
  const labelOf = ({ name, label }: Field): string => answers.get(name)?.label ?? label
  const change = ({ id }: Field): void => {
    const place = pageOf(handle, id)
    if (place) goToPage(handle, place.id, id)
  }
  const answered = (field: Field): JSX.Element => {
    const value = store.value(field.id)
    const files = Array.isArray(value) ? value.filter((one) => one instanceof File) : []
    const text = answers.get(field.name)?.text
    const Reviewed = context.rareParts?.kinds?.[field.kind]?.Reviewed
    const [file] = files
    if (Reviewed && file) return <Reviewed file={file} label={labelOf(field)} />
    if (file)
      return (
        <bdi>
          {files.map(({ name, size }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name.
            <span key={index}>
              {index > 0 && <br />}
              <bdi>{name}</bdi>, {formatSize(size, context.locale)}
            </span>
          ))}
        </bdi>
      )
    if (text) return <bdi {...context.langOf?.(text)}>{text}</bdi>
    return <span lang={lang}>{texts.noAnswer}</span>
  }
  const row = (field: Field): JSX.Element => (
    <div key={field.id}>
      <dt>{context.mark(field.label, labelOf(field))}</dt>
      <dd>
        {answered(field)}
        {/* What is calculated follows from others: there is nothing to change. */}
        {field.kind !== 'calculated' && (
          <button type="button" className="ls-link" lang={lang} onClick={() => change(field)}>
            <span aria-hidden="true">{texts.change}</span>
            <span>
              {beforeLabel}
              <bdi>{context.mark(field.label, labelOf(field))}</bdi>
              {afterLabel}
            </span>
          </button>
        )}
      </dd>
    </div>
  )
  const group = ({ id, title, fields }: Page): JSX.Element => (
    <div key={id} className="ls-review">
      {title?.trim() && <p className="ls-page">{context.mark(title)}</p>}
      {partsOf(fields).map(({ section, asked }) => {
        const rows = asked.filter(isAsked)
        return (
          rows.length > 0 && (
            <div key={section?.id ?? id}>
              {section && <p>{context.mark(section.label)}</p>}
              <dl className="ls-written">{rows.map(row)}</dl>
            </div>
          )
        )
      })}
    </div>
  )
  return (
    <>
      <p className="ls-note" lang={lang}>
        {texts.nothingSent}
      </p>
      {form.pages.filter(({ fields }) => fields.some(isAsked)).map(group)}
    </>
  )
}

/** A page's fields by the section that they stand in; those before the first stand in none. */
function partsOf(fields: readonly Field[]): readonly { readonly section?: Field; readonly asked: readonly Field[] }[] {
  const starts = fields.flatMap(({ kind }, index) => (kind === 'section' ? [index] : []))
  const parts = starts.map((start, index) => ({
    section: fields[start],
    asked: fields.slice(start, starts[index + 1]),
  }))
  return [
    { asked: fields.slice(0, starts[0]) },
    ...parts.flatMap(({ section, asked }) => (section ? [{ section, asked }] : [])),
  ]
}
