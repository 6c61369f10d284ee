import { assertNever } from '@letterslot/core'
import type { AnswersBlock, Block } from '@letterslot/email'
import { ChevronDown, ChevronUp, Copy, Trash2, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Toolbar } from 'react-aria-components'
import { updateBlock } from '../../domain/document/commands/blocks.ts'
import { useDispatch, useDocument, useSelection } from '../../domain/document/use-document.ts'
import { blockText } from '../../domain/texts/email-blocks.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Chip } from '../../ui/Pill.tsx'
import selectable from '../../ui/Selectable.module.css'
import { Switch } from '../../ui/Switch.tsx'
import styles from './MailBlock.module.css'
import { SectionTitle } from './SectionTitle.tsx'
import type { TagProblems } from './TagText.tsx'
import { knownNames, TagText } from './TagText.tsx'
import { useEmailActions } from './use-email-actions.ts'

export interface MailBlockProps {
  readonly block: Block
  readonly problems: TagProblems
}

/** A block of the mail, changed where it stands. What has the focus is selected. */
export function MailBlock({ block, problems }: MailBlockProps) {
  const { blockId, select } = useSelection()
  const { move, remove } = useEmailActions()
  const isSelected = blockId === block.id
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const isLine = event.target instanceof HTMLElement && event.target.dataset['line'] !== undefined
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      move(block, event.key === 'ArrowUp' ? -1 : 1)
    } else if (isLine && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      remove(block)
    } else if (event.key === 'Escape') select({ blockId: undefined })
  }
  return (
    <li
      data-block={block.id}
      className={classes(
        selectable['selectable'],
        isSelected && selectable['selected'],
        styles['block'],
        isSelected && styles['selected'],
      )}
      onFocus={() => select({ blockId: block.id })}
      onPointerDown={() => select({ blockId: block.id })}
      onKeyDown={onKeyDown}
    >
      <BlockContent block={block} problem={problems.get(`block:${block.id}`)} />
      {isSelected && <BlockToolbar block={block} />}
    </li>
  )
}

function BlockContent({ block, problem }: { readonly block: Block; readonly problem: string | undefined }) {
  switch (block.kind) {
    case 'heading':
    case 'text':
      return (
        <TagText
          target={`block:${block.id}`}
          label={blockText.kinds[block.kind]}
          variant={block.kind}
          placeholder={block.kind === 'heading' ? blockText.headingPlaceholder : blockText.textPlaceholder}
          problem={problem}
        />
      )
    case 'answers':
      return <AnswersEditor block={block} />
    case 'divider':
      return (
        <button type="button" data-line="" aria-label={blockText.divider} className={styles['divider']}>
          <hr />
        </button>
      )
    default:
      return assertNever(block)
  }
}

/** Actions on the selected block as a whole. */
function BlockToolbar({ block }: { readonly block: Block }) {
  const { duplicate, move, remove } = useEmailActions()
  const buttonProps = { size: 'small', tone: 'onInk' } as const
  return (
    <Toolbar aria-label={blockText.toolbar(blockText.kinds[block.kind])} className={styles['toolbar'] ?? ''}>
      <IconButton {...buttonProps} icon={Copy} label={blockText.duplicate} onPress={() => duplicate(block)} />
      <IconButton
        {...buttonProps}
        icon={ChevronUp}
        label={blockText.up}
        keys={keysText.up}
        onPress={() => move(block, -1)}
      />
      <IconButton
        {...buttonProps}
        icon={ChevronDown}
        label={blockText.down}
        keys={keysText.down}
        onPress={() => move(block, 1)}
      />
      <IconButton {...buttonProps} icon={Trash2} label={blockText.remove} onPress={() => remove(block)} />
    </Toolbar>
  )
}

/** A table of answers: its rows follow the form, or the maker keeps them. */
function AnswersEditor({ block }: { readonly block: AnswersBlock }) {
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
      {rows.length === 0 && <p className={styles['empty']}>{auto ? blockText.noRows : blockText.noRowsLeft}</p>}
      <ul className={styles['rows']}>
        {rows.map(({ name, label, section }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same parameter may stand in two rows
          <li key={index} className={styles['row']}>
            {section !== undefined &&
              section !== rows[index - 1]?.section &&
              (auto ? (
                section && <b className={styles['section']}>{section}</b>
              ) : (
                <SectionTitle block={block} first={index} />
              ))}
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
