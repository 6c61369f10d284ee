import type { AnswersBlock } from '@letterslot/email'
import { X } from 'lucide-react'
import { blockText } from '../../catalogue/email.ts'
import { updateBlock } from '../../document/commands/update-block.ts'
import { useDispatch, useDocument } from '../../document/use-document.ts'
import { Chip } from '../../ui/Chip.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Switch } from '../../ui/Switch.tsx'
import styles from './AnswersEditor.module.css'
import { knownNames } from './mark-tags.ts'

/** A table of answers: its rows follow the form, or the maker keeps them. */
export function AnswersEditor({ block }: { readonly block: AnswersBlock }) {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const known = knownNames(form)
  const { rows, auto } = block
  const writeLabel = (at: number, label: string): void =>
    dispatch(updateBlock({ ...block, rows: rows.map((row, index) => (index === at ? { ...row, label } : row)) }))
  const removeRow = (at: number): void =>
    dispatch(updateBlock({ ...block, rows: rows.filter((_, index) => index !== at) }))
  return (
    <div className={styles['answers']}>
      <Switch isSelected={auto} onChange={(isOn) => dispatch(updateBlock({ ...block, auto: isOn }))}>
        {blockText.auto}
      </Switch>
      {rows.length === 0 && <p className={styles['empty']}>{blockText.noRows}</p>}
      <ul className={styles['rows']}>
        {rows.map(({ name, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same parameter may stand in two rows
          <li key={index} className={styles['row']}>
            {auto ? (
              <span className={styles['label']}>{label || name}</span>
            ) : (
              <input
                className={styles['input']}
                aria-label={blockText.rowLabel(name)}
                value={label}
                placeholder={name}
                autoComplete="off"
                onChange={(event) => writeLabel(index, event.target.value)}
              />
            )}
            <span className={styles['value']}>
              <Chip isUnknown={!known.has(name)}>{`{{${name}}}`}</Chip>
              {!auto && (
                <IconButton
                  icon={X}
                  size="small"
                  label={blockText.removeRow(label || name)}
                  onPress={() => removeRow(index)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
