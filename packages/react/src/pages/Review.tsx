import { type Field, type Page, showsAnswer } from '@letterslot/core'
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
  const row = (field: Field, index: number): JSX.Element => (
    <div key={field.id} style={index > 0 ? laterRowStyle : rowStyle}>
      <dt style={answerLabelStyle}>{context.mark(field.label, labelOf(field))}</dt>
      <dd style={answerStyle}>
        {answers.get(field.name)?.text ? (
          <bdi style={reviewedTextStyle} {...context.langOf?.(answers.get(field.name)?.text)}>
            {answers.get(field.name)?.text}
          </bdi>
        ) : (
          <span style={noneStyle} lang={lang}>
            {texts.noAnswer}
          </span>
        )}
        {/* What is calculated follows from others: there is nothing to change. */}
        {field.kind !== 'calculated' && (
          <button type="button" className="ls-link" style={changeStyle} lang={lang} onClick={() => change(field)}>
            <span aria-hidden="true">{texts.change}</span>
            <span style={toldStyle}>
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
    <div key={id} style={groupStyle}>
      {title?.trim() && <p className="ls-page">{context.mark(title)}</p>}
      {partsOf(fields).map(({ section, asked }) => {
        const rows = asked.filter(isAsked)
        return (
          rows.length > 0 && (
            <div key={section?.id ?? id}>
              {section && <p style={sectionStyle}>{context.mark(section.label)}</p>}
              <dl className="ls-written" style={listStyle}>
                {rows.map(row)}
              </dl>
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

// Set by script, as that of the progress.
const listStyle = { gap: '0', padding: '0 14px', marginBlock: '8px 20px' } as const
const groupStyle = { marginBlockStart: '16px' } as const
const sectionStyle = { fontSize: '0.9em', fontWeight: '600', marginBlock: '4px -4px' } as const
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 16px',
  padding: '10px 0',
} as const
const laterRowStyle = { ...rowStyle, borderBlockStart: '1px solid var(--ls-color-line)' } as const
const answerLabelStyle = { flex: '1 1 10em', minInlineSize: '0', overflowWrap: 'anywhere' } as const
const answerStyle = {
  display: 'flex',
  flex: '2 1 14em',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  minInlineSize: '0',
  margin: '0',
} as const
const reviewedTextStyle = { minInlineSize: '0', overflowWrap: 'anywhere' } as const
const changeStyle = { position: 'relative', flex: 'none', fontSize: '0.9em' } as const
/** Names the button, in words that are each of their language, and is not seen. */
const toldStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const noneStyle = { color: 'var(--ls-color-faint)' } as const
