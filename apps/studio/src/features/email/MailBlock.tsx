import { assertNever } from '@letterslot/core'
import type { Block } from '@letterslot/email'
import type { KeyboardEvent } from 'react'
import { blockText } from '../../catalogue/email.ts'
import { useSelection } from '../../document/use-document.ts'
import { classes } from '../../ui/classes.ts'
import { AnswersEditor } from './AnswersEditor.tsx'
import { BlockToolbar } from './BlockToolbar.tsx'
import styles from './MailBlock.module.css'
import { TagText } from './TagText.tsx'
import type { TagProblems } from './tag-problems.ts'
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
      className={classes(styles['block'], isSelected && styles['selected'])}
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
          look={block.kind}
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
