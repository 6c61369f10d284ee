import type { MatrixRow, Value } from '@letterslot/core'
import {
  compileMatrix,
  everyRowText,
  matrixInWords,
  matrixText,
  rowEntry,
  withMatrixIssues,
} from '@letterslot/core/matrix'
import { type JSX, useEffect, useRef, useState } from 'react'
import { writeControl } from '../../fields/write-control.ts'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'
import { useFieldView } from '../../form/use-store.ts'

const matrix: KindParts = {
  Control: Matrix,
  groupRole: 'group',
  readAnswer: readMatrix,
  putAnswer: putMatrix,
  paramText: matrixText,
}

/** The kind `matrix`: rows that are answered by the same options. */
export const withKind: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, matrix },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileMatrix(rule, field),
  withRareIssues: (form, own) => withMatrixIssues(parts.withRareIssues(form, own), own ? undefined : everyRowText),
  sayAnswer: (field, value, locale) =>
    field.kind === 'matrix' ? matrixInWords(field, value) : parts.sayAnswer(field, value, locale),
})

/**
 * Rows that are answered by the same options: a table of radio buttons, or of boxes to tick. Radio buttons of several rows cannot share a
 * name, so without scripts one of a row is chosen from a list, and what was chosen there before comes along.
 */
function Matrix(props: ControlProps): JSX.Element {
  const { field, value, context } = props
  const box = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Value | undefined>(field.multiple || context.editing ? (value ?? []) : undefined)
  useEffect(() => {
    if (box.current) setGiven((before) => before ?? (box.current ? readMatrix(box.current) : []))
  }, [])
  return (
    <div ref={box} className="ls-matrix">
      {given === undefined ? <RowLists {...props} /> : <RowTable {...props} value={given} />}
    </div>
  )
}

/** The id of the first control of a row. */
function idOfRow(id: string, row: number): string {
  return row === 0 ? id : `${id}-${row}`
}

/** A list of the options for each row: all have the name of the field, so they are sent in their order. */
function RowLists({ field, id, value, required, context }: ControlProps): JSX.Element {
  const { rows = [], options = [] } = field
  const isWanted = required && field.everyRow && !field.visibleWhen && !field.requiredWhen
  return (
    <>
      {rows.map((row, at) => (
        <div key={row.value} className="ls-matrix-list">
          <label htmlFor={idOfRow(id, at)}>{context.mark(row.label)}</label>
          <select
            id={idOfRow(id, at)}
            name={field.name}
            className="ls-control"
            required={isWanted}
            defaultValue={options
              .map((option) => rowEntry(row, option))
              .find((entry) => [value].flat().includes(entry))}
          >
            <option value="">{context.texts.choose}</option>
            {options.map((option) => (
              <option key={option.value} value={rowEntry(row, option)} {...context.langOf?.(option.label)}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </>
  )
}

/** A header for each row and column, which name the button where they meet; on a narrow form the options stand below their row. */
function RowTable({ field, id, value, required, describedBy, context }: ControlProps): JSX.Element {
  const { rows = [], options = [], multiple = false } = field
  const { issues } = useFieldView(context.handle.store, field.id)
  const chosen = new Set<unknown>([value].flat())
  const row = (one: MatrixRow, at: number): JSX.Element => {
    // What is wrong with the whole is wrong with each row.
    const isWrong = issues.some(({ part }) => part === undefined || part === at)
    return (
      <tr key={one.value} data-wrong={isWrong || undefined}>
        <th scope="row" id={`${id}-r${at}`}>
          {context.mark(one.label)}
        </th>
        {options.map((option, column) => (
          <td key={option.value}>
            <label>
              <input
                id={column === 0 ? idOfRow(id, at) : undefined}
                type={multiple ? 'checkbox' : 'radio'}
                name={multiple ? field.name : `${field.name}.${at}`}
                value={rowEntry(one, option)}
                aria-labelledby={`${id}-r${at} ${id}-c${column}`}
                aria-describedby={isWrong ? describedBy : undefined}
                aria-invalid={isWrong}
                defaultChecked={chosen.has(rowEntry(one, option))}
              />
              <span aria-hidden="true">{context.mark(option.label)}</span>
            </label>
          </td>
        ))}
      </tr>
    )
  }
  return (
    <div>
      <table data-required={(required && field.everyRow) || undefined}>
        <thead>
          <tr>
            <td />
            {options.map((option, column) => (
              <th key={option.value} scope="col" id={`${id}-c${column}`}>
                {context.mark(option.label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(row)}</tbody>
      </table>
    </div>
  )
}

function buttonsOf(box: Element): readonly HTMLInputElement[] {
  return [...box.querySelectorAll<HTMLInputElement>('[type="radio"], [type="checkbox"]')]
}

/** Reads a matrix: an entry for each chosen option, row by row. */
export function readMatrix(box: Element): readonly string[] {
  const lists = Array.from(box.querySelectorAll('select'), ({ value }) => value)
  const chosen = buttonsOf(box).filter(({ checked }) => checked)
  return [...lists.filter((entry) => entry !== ''), ...chosen.map(({ value }) => value)]
}

/** Chooses the answers of a matrix as if their visitor had pressed them. */
export function putMatrix(box: Element, _field: unknown, value: Value): void {
  const wanted = new Set<unknown>([value].flat())
  for (const list of box.querySelectorAll('select'))
    writeControl(list, Array.from(list.options, (option) => option.value).find((entry) => wanted.has(entry)) ?? '')
  for (const button of buttonsOf(box)) {
    if (button.checked === wanted.has(button.value)) continue
    // A press takes no choice away from radio buttons.
    button.checked = !button.checked
    button.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
