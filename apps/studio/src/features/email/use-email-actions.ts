import { assertNever } from '@letterslot/core'
import type { Block } from '@letterslot/email'
import { flushSync } from 'react-dom'
import type { Command } from '../../domain/document/command.ts'
import { addBlock, moveBlock, removeBlock } from '../../domain/document/commands/blocks.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { defaultTarget, type TextTarget, targetText, writeText } from '../../domain/mail/text-target.ts'
import { blockText, insertText } from '../../domain/texts/email-blocks.ts'
import { newId } from '../../model/new-id.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useEmailEditorStore } from './email-editor-state.ts'

/** Actions on the mail; each announces its result. */
export interface EmailActions {
  /** Puts a parameter's tag where the caret is, or was last. */
  readonly insert: (name: string) => void
  /** Adds a block after the selected one, or at the end, and goes to it. */
  readonly add: (kind: BlockKind) => void
  readonly duplicate: (block: Block) => void
  /** Takes a block away; a toast gives it back. */
  readonly remove: (block: Block) => void
  /** Moves a block one up (-1) or down (1). */
  readonly move: (block: Block, by: -1 | 1) => void
  /** Goes to a text of the mail. */
  readonly show: (target: TextTarget | `to:${number}`) => void
}

/** The actions of the step E-mail, on the form that is open. */
export function useEmailActions(): EmailActions {
  const { store } = useDocumentSession()
  const editor = useEmailEditorStore()
  const announce = useAnnounce()
  const showUndo = useUndoToast()
  const { dispatch, select } = store.getState()
  const email = () => store.getState().document.email
  const indexOf = (id: string): number => email().blocks.findIndex((block) => block.id === id)

  /** Changes the mail and draws it, so that what is new can have the focus. */
  const change = (command: Command, selected?: string): void =>
    flushSync(() => {
      editor.setState({ view: 'edit', sheet: undefined })
      dispatch(command)
      if (selected !== undefined) select({ blockId: selected })
    })
  const put = (block: Block, index: number): void => {
    change(addBlock(block, index), block.id)
    focusBlock(block.id)
  }

  return {
    insert: (name) => {
      const tag = `{{${name}}}`
      const kept = editor.getState().caret
      const target = kept && targetText(email(), kept.target) !== undefined ? kept.target : defaultTarget(email())
      const text = targetText(email(), target) ?? ''
      const { start, end } = kept?.target === target ? kept : { start: text.length, end: text.length }
      const command = writeText(email(), target, text.slice(0, start) + tag + text.slice(end))
      if (!command) return
      change(command)
      focusText(target, Math.min(start, text.length) + tag.length)
      announce(insertText.inserted(name))
    },
    add: (kind) => {
      const selected = indexOf(store.getState().selection.blockId ?? '')
      const index = selected < 0 ? email().blocks.length : selected + 1
      put(newBlock(kind, newId('block')), index)
      announce(blockText.added(blockText.kinds[kind], index + 1, email().blocks.length))
    },
    duplicate: (block) => {
      put({ ...block, id: newId('block') }, indexOf(block.id) + 1)
      announce(blockText.duplicated(blockText.kinds[block.kind]))
    },
    remove: (block) => {
      const index = indexOf(block.id)
      if (index < 0) return
      const next = email().blocks[index + 1] ?? email().blocks[index - 1]
      change(removeBlock(block.id), next?.id)
      if (next) focusBlock(next.id)
      showUndo({
        text: blockText.removed(blockText.kinds[block.kind]),
        label: blockText.undo,
        onUndo: () => put(block, index),
      })
    },
    move: (block, by) => {
      const kind = blockText.kinds[block.kind]
      const to = indexOf(block.id) + by
      const count = email().blocks.length
      if (to < 0 || to >= count) return announce(to < 0 ? blockText.isFirst(kind) : blockText.isLast(kind))
      change(moveBlock(block.id, to))
      announce(blockText.moved(kind, to + 1, count))
    },
    show: (target) => {
      flushSync(() => editor.setState({ view: 'edit', sheet: undefined }))
      focusText(target)
    },
  }
}

/** Puts the focus on a text of the mail, or on a recipient's row; optionally with the caret at a place. */
export function focusText(target: TextTarget | `to:${number}`, caret?: number): void {
  const text = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(`[data-text="${CSS.escape(target)}"]`)
  if (text) text.focus()
  else focusBlock(target.replace(/^block:/, ''))
  if (caret !== undefined) text?.setSelectionRange(caret, caret)
}

/** Puts the focus into a block: its text, else its first control. */
function focusBlock(id: string): void {
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"] :is(textarea, input, button)`)?.focus()
}

export type BlockKind = Block['kind']

/** The kinds of blocks, in the order in which they are offered. */
export const blockKinds: readonly BlockKind[] = ['heading', 'text', 'answers', 'divider']

/** Makes an empty block; an answers table fills itself from the form. */
function newBlock(kind: BlockKind, id: string): Block {
  switch (kind) {
    case 'heading':
    case 'text':
      return { id, kind, text: '' }
    case 'answers':
      return { id, kind, auto: true, rows: [] }
    case 'divider':
      return { id, kind }
    default:
      return assertNever(kind)
  }
}
