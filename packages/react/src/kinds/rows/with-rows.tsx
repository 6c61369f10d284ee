import type { Field } from '@letterslot/core'
import { rowsTexts } from '@letterslot/core/messages/en-rows'
import { compileRows, maxRows, type RowField, rowLabel, rowsText, withRowsIssues } from '@letterslot/core/rows'
import { formatMoment } from '@letterslot/core/times'
import { type JSX, useEffect, useRef, useState } from 'react'
import type { ControlProps, FormContext, KindParts, WithKind } from '../../form/form-context.ts'
import { Icon } from '../../form/Icon.tsx'
import { useFieldView } from '../../form/use-store.ts'
import { putEvent, putRowsInto, readRows, rowControls } from './rows-controls.ts'
import {
  addRow,
  beginRows,
  type DrawnRow,
  putRows,
  type RowsState,
  removeRow,
  spareRows,
  undoRemove,
} from './rows-state.ts'

const rows: KindParts = {
  Control: Rows,
  groupRole: 'group',
  readAnswer: readRows,
  putAnswer: (box, _field, value) => putRowsInto(box, value),
  paramText: (field, value) => rowsText(field, value),
  answerText: (field, value, locale) =>
    rowsText(field, value, (entry, question) =>
      question?.kind === 'date'
        ? formatMoment(entry, locale)
        : (question?.options?.find((option) => option.value === entry)?.label ?? entry),
    ),
}

/** The kind `rows`: a group of questions that repeats. */
export const withKind: WithKind = (parts) => {
  // Its questions have many rules, and patterns among them: they are read once.
  const checks = new WeakMap<Field, ReturnType<typeof compileRows>>()
  return {
    ...parts,
    kinds: { ...parts.kinds, rows },
    compileRareRule(rule, field, options) {
      const shared = parts.compileRareRule(rule, field, options)
      if (shared || rule) return shared
      const check = checks.get(field) ?? compileRows(rule, field, options)
      checks.set(field, check)
      return check
    },
    withRareIssues: (form, own) => withRowsIssues(parts.withRareIssues(form, own)),
  }
}

/** Rows of the same questions, which a visitor adds and removes. Without scripts there are some more, which may stay empty. */
function Rows({ field, id, value, required, describedBy, context }: ControlProps): JSX.Element {
  const { fields = [], min = 0, max = maxRows } = field
  const box = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  const [state, setState] = useState<RowsState>(() =>
    context.editing
      ? beginRows({ ...field, min: Math.min(2, max) }, undefined, false)
      : beginRows(field, value, required),
  )
  const { issues } = useFieldView(context.handle.store, field.id)
  const texts = { ...rowsTexts, ...context.texts }
  const { rows, removed, focus, round } = state
  const drawn = isLive || context.editing ? rows : [...rows, ...spareRows(field, state)]

  useEffect(() => setIsLive(true), [])
  useEffect(() => {
    const root = box.current
    const put = (event: Event): void => {
      if (event instanceof CustomEvent && Array.isArray(event.detail)) setState(putRows(field, state, event.detail))
    }
    root?.addEventListener(putEvent, put)
    return () => root?.removeEventListener(putEvent, put)
  }, [field, state])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act of the visitor, once it is drawn.
  useEffect(() => {
    const root = box.current
    if (!root || round === 0) return
    root.dispatchEvent(new Event('change', { bubbles: true }))
    const row = root.querySelector(`[data-row="${focus}"]`)
    const next = focus === 'undo' ? root.querySelector<HTMLElement>('.ls-rows-undo') : row && rowControls(row, field)[0]
    next?.focus()
  }, [round])

  const remove = (row: DrawnRow): void => {
    const part = box.current?.querySelector(`[data-row="${row.key}"]`)
    const entries = part ? rowControls(part, field).map((control) => control.value) : row.entries
    setState(removeRow(state, row.key, entries))
  }
  // An answer that is missing as a whole is wrong in the first row: in each part that is wanted there, else in every one.
  const isMissing = issues.some(({ code, part }) => code === 'valueMissing' && part === undefined)
  const isNeeded = (question: RowField): boolean => isRequiredEntry(question) || !fields.some(isRequiredEntry)
  const nameOf = (at: number): JSX.Element => <bdi {...context.langOf?.(field.item)}>{rowLabel(field, at)}</bdi>
  const [beforeName, afterName] = texts.removeFile.split('{file}')
  const isForeign = context.langOf?.(field.item) !== undefined
  const article =
    /^en/.test(context.locale) && field.item && !isForeign ? (/^[aeiou]/i.test(field.item) ? 'an ' : 'a ') : ''
  return (
    <div ref={box} className="ls-rows">
      {drawn.map((row, at) => (
        <fieldset key={row.key} className={row.key < 0 ? 'ls-row ls-row-spare' : 'ls-row'} data-row={row.key}>
          <legend {...context.langOf?.(field.item)}>{rowLabel(field, at)}</legend>
          <div className="ls-row-parts">
            {fields.map((question, column) => {
              const part = at * fields.length + column
              return (
                <RowQuestion
                  key={question.name}
                  question={question}
                  group={field}
                  id={part === 0 ? id : `${id}-${part}`}
                  value={row.entries[column] ?? ''}
                  invalid={issues.some((issue) => issue.part === part) || (isMissing && at === 0 && isNeeded(question))}
                  describedBy={describedBy}
                  isSpare={row.key < 0}
                  isWanted={at < min && !field.visibleWhen && !field.requiredWhen}
                  context={context}
                />
              )
            })}
          </div>
          {rows.length > min && (
            <button type="button" className="ls-row-remove" hidden={!isLive} onClick={() => remove(row)}>
              <span className="ls-row-told" lang={context.langOf && context.lang}>
                {beforeName}
                {nameOf(at)}
                {afterName}
              </span>
              <Icon path="M6 6l12 12M18 6 6 18" />
            </button>
          )}
        </fieldset>
      ))}
      <button
        id={drawn.length === 0 ? id : undefined}
        type="button"
        className="ls-row-add"
        hidden={!isLive || rows.length >= max}
        aria-describedby={drawn.length === 0 ? describedBy : undefined}
        onClick={() => setState(addRow(state))}
      >
        <Icon path="M5 12h14M12 5v14" />
        <span>{context.sayMarked(texts.addRow, { item: `${article}${field.item ?? ''}` })}</span>
      </button>
      <p className="ls-note" lang={context.lang}>
        <span role="status">
          {removed && nameOf(removed.at)}
          {removed && `: ${texts.removed}`}
        </span>{' '}
        {removed && (
          <button type="button" className="ls-link ls-rows-undo" onClick={() => setState(undoRemove(state))}>
            {texts.undo}
          </button>
        )}
      </p>
    </div>
  )
}

function isRequiredEntry({ rules }: RowField): boolean {
  return rules.some(({ kind }) => kind === 'required')
}

interface RowQuestionProps {
  readonly question: RowField
  readonly group: Field
  readonly id: string
  readonly value: string
  readonly invalid: boolean
  readonly describedBy: string | undefined
  /** Of a row that may stay empty. */
  readonly isSpare: boolean
  /** The browser asks for it too, where no script runs. */
  readonly isWanted: boolean
  readonly context: FormContext
}

const questionInputModes = { email: 'email', tel: 'tel', url: 'url', number: 'decimal' } as const

/** One question of a row, by the platform's own control. All of a group have its name, so they are sent in their order. */
function RowQuestion(props: RowQuestionProps): JSX.Element {
  const { question, group, id, value, invalid, describedBy, isSpare, isWanted, context } = props
  const { kind, label, placeholder, autocomplete, options = [], rules } = question
  const isRequired = !isSpare && isRequiredEntry(question)
  const shared = {
    id,
    name: group.name,
    className: 'ls-control',
    autoComplete: autocomplete,
    defaultValue: value,
    required: isRequired && isWanted,
    'aria-required': isRequired,
    'aria-invalid': invalid,
    'aria-describedby': invalid ? describedBy : undefined,
  }
  const isChecked = rules.some((rule) => rule.kind === 'type')
  const type = kind === 'date' || kind === 'time' || kind === 'tel' || (isChecked && kind !== 'number') ? kind : 'text'
  return (
    <div className="ls-part" data-required={isRequired || undefined}>
      <label className="ls-label" htmlFor={id}>
        {context.mark(label)}
      </label>
      {kind === 'select' ? (
        <select {...shared}>
          <option value="" {...context.langOf?.(placeholder)}>
            {placeholder || context.texts.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value} {...context.langOf?.(option.label)}>
              {option.label}
            </option>
          ))}
        </select>
      ) : kind === 'textarea' ? (
        <textarea {...shared} rows={2} placeholder={placeholder} />
      ) : (
        <input
          {...shared}
          type={type}
          inputMode={kind === 'text' || kind === 'date' || kind === 'time' ? undefined : questionInputModes[kind]}
          placeholder={placeholder}
        />
      )}
    </div>
  )
}
