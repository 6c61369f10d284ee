import { holdsText } from '@letterslot/core'
import { Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './ConnectStep.module.css'
import { type MappingRow, mapFromRows, rowProblem, rowsOf } from './mapping-rows.ts'

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
