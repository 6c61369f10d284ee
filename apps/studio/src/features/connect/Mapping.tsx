import { type Form, holdsText } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import { Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ConnectStep.module.css'

const { mapping: text } = connectText

/** Under *More*: sends an answer under a second name, the one that the provider's template has. */
export function Mapping() {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const [rows, setRows] = useState<readonly MappingRow[]>(() => rowsOf(form.delivery?.map))
  const fields = form.pages.flatMap((page) => page.fields).filter(({ kind }) => holdsText(kind))
  const list = useRef<HTMLDivElement>(null)
  const isAdding = useRef(false)
  useLayoutEffect(() => {
    if (!isAdding.current) return
    isAdding.current = false
    list.current?.lastElementChild?.querySelector('input')?.focus()
  })
  const change = (next: readonly MappingRow[]): void => {
    setRows(next)
    dispatch(setDelivery({ map: mapFromRows(next, form) }))
  }
  const changeRow = (index: number, changes: Partial<MappingRow>): void =>
    change(rows.map((row, at) => (at === index ? { ...row, ...changes } : row)))
  return (
    <>
      <p className={styles['note']}>{text.lead}</p>
      <div ref={list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity; they are added and removed at their place.
          <div key={index} className={styles['mapping']}>
            <TextField
              label={text.name}
              isMono
              value={row.name}
              onChange={(name) => changeRow(index, { name })}
              problem={rowProblem(rows, index, form)}
            />
            <SelectField
              label={text.field}
              value={row.field}
              choices={[
                { value: '', label: text.choose },
                ...fields.map(({ id, label, name }) => ({ value: String(id), label: label || name })),
              ]}
              onChange={(field) => changeRow(index, { field })}
            />
            <IconButton
              icon={Trash2}
              label={text.remove(row.name)}
              onPress={() => change(rows.filter((_, at) => at !== index))}
            />
          </div>
        ))}
      </div>
      <Button
        size="small"
        icon={Plus}
        onPress={() => {
          isAdding.current = true
          setRows([...rows, { name: '', field: '' }])
        }}
      >
        {text.add}
      </Button>
    </>
  )
}

/** One extra parameter as it is typed: perhaps not whole yet. */
interface MappingRow {
  readonly name: string
  readonly field: string
}

/** The rows that a form's mapping shows as. */
export function rowsOf(map: Readonly<Record<string, string>> | undefined): readonly MappingRow[] {
  return Object.entries(map ?? {}).map(([name, field]) => ({ name, field }))
}

/** The form check's fault of a name if it stood in the mapping. */
function nameFault(name: string, form: Form): string | undefined {
  const field = allFields(form).find(({ kind }) => holdsText(kind))
  if (!field) return undefined
  const map = Object.fromEntries([[name, field.id]])
  const delivery = { origin: '', publicKey: '', serviceId: '', templateId: '', ...form.delivery, map }
  const fault = checkForm({ ...form, delivery }).find(({ pointer }) => pointer.startsWith('/delivery/map/'))
  return fault && formFaultText.say(fault)
}

/** The fault of the name in a row, in words; undefined while it is empty or right. */
export function rowProblem(rows: readonly MappingRow[], index: number, form: Form): string | undefined {
  const name = rows[index]?.name ?? ''
  if (name === '') return undefined
  const isSent = allFields(form).some((field) => field.name === name)
  if (isSent || rows.findIndex((row) => row.name === name) !== index) return connectText.mapping.taken
  return nameFault(name, form)
}

/** The mapping that the whole and right rows make; undefined when there is none. */
export function mapFromRows(rows: readonly MappingRow[], form: Form): Readonly<Record<string, string>> | undefined {
  const whole = rows.filter((row, index) => row.name && row.field && rowProblem(rows, index, form) === undefined)
  return whole.length === 0 ? undefined : Object.fromEntries(whole.map(({ name, field }) => [name, field]))
}
