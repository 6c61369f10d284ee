import { type Form, maxSentBlocks, type SentBlock, sentBlockKinds } from '@letterslot/core'
import { answerTags } from '@letterslot/core/answer-tags'
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { setFormTexts } from '../../domain/document/commands/form.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { sentText } from '../../domain/texts/inspector.ts'
import { sentBlocksText } from '../../domain/texts/sent-blocks.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/MenuPopup.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { CalendarFields } from './CalendarFields.tsx'
import { whenNoMenu } from './focus-part.ts'
import styles from './Inspector.module.css'
import { isWebAddress } from './is-web-address.ts'
import { movedBlock, newSentBlock } from './sent-blocks.ts'

export interface SentBlocksEditorProps {
  readonly form: Form
  /** The parameters of what visitors answer. */
  readonly names: readonly string[]
}

/** The maker's own blocks under the receipt, in the order in which visitors read them. */
export function SentBlocksEditor({ form, names }: SentBlocksEditorProps) {
  const blocks = form.sentBlocks ?? []
  const { list, set, announce } = useBlocks()
  const add = (kind: SentBlock['kind']): void => {
    set([...blocks, newSentBlock(kind, form)], blocks.length)
    announce(sentBlocksText.added(sentBlocksText.kinds[kind], blocks.length + 1))
  }
  const move = (index: number, by: number): void => {
    set(movedBlock(blocks, index, by), index + by)
    announce(sentBlocksText.moved(index + by + 1, blocks.length))
  }
  const remove = (index: number): void => {
    set(blocks.toSpliced(index, 1), Math.max(0, index - 1))
    announce(sentBlocksText.removed(index + 1, blocks.length - 1))
  }
  const entries = sentBlockKinds.map((kind) => ({
    id: kind,
    label: sentBlocksText.kinds[kind],
    onAction: () => whenNoMenu(() => add(kind)),
  }))
  return (
    <fieldset className={styles['fieldset']}>
      <legend className={styles['caption']}>{sentBlocksText.title}</legend>
      <ol ref={list} className={styles['options']}>
        {blocks.map((block, index) => (
          <li key={block.id} className={styles['option']}>
            <div className={styles['optionTexts']}>
              <BlockFields
                form={form}
                block={block}
                position={index + 1}
                names={names}
                onChange={(next) => set(blocks.with(index, next))}
              />
            </div>
            <Menu
              label={sentBlocksText.block(index + 1, sentBlocksText.kinds[block.kind])}
              trigger={<IconButton icon={EllipsisVertical} label={sentBlocksText.more(index + 1)} size="small" />}
              entries={blockEntries(index, blocks.length, move, remove)}
            />
          </li>
        ))}
      </ol>
      {blocks.length < maxSentBlocks ? (
        <Menu
          label={sentBlocksText.add}
          trigger={
            <Button variant="dashed" size="small" isWide icon={Plus}>
              {sentBlocksText.add}
            </Button>
          }
          entries={entries}
        />
      ) : (
        <p className={styles['note']}>{sentBlocksText.full(maxSentBlocks)}</p>
      )}
      <p className={styles['note']}>{sentBlocksText.help}</p>
    </fieldset>
  )
}

interface BlocksEdit {
  readonly list: React.RefObject<HTMLOListElement | null>
  /** Puts the blocks into the form, and the focus on the words of one of them, or on the button that adds one. */
  readonly set: (blocks: readonly SentBlock[], focus?: number) => void
  readonly announce: (words: string) => void
}

function useBlocks(): BlocksEdit {
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const list = useRef<HTMLOListElement>(null)
  const pending = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const { current } = pending
    if (current === undefined) return
    pending.current = undefined
    const words = list.current?.children[current]?.querySelector<HTMLInputElement>('input, textarea')
    const target = words ?? list.current?.parentElement?.querySelector<HTMLElement>('button')
    target?.focus()
    // What a block begins with makes room for what is typed.
    words?.select()
  })
  return {
    list,
    announce,
    set(blocks, focus) {
      pending.current = focus
      dispatch(setFormTexts({ sentBlocks: blocks.length > 0 ? blocks : undefined }))
    },
  }
}

function blockEntries(
  index: number,
  count: number,
  move: (index: number, by: number) => void,
  remove: (index: number) => void,
): readonly MenuEntry[] {
  // Each waits until the menu is gone: until then it takes the focus back.
  const entry = (id: string, label: string, icon: MenuEntry['icon'], act: () => void): MenuEntry => ({
    id,
    label,
    ...(icon && { icon }),
    onAction: () => whenNoMenu(act),
  })
  return [
    ...(index > 0 ? [entry('up', sentBlocksText.up, ArrowUp, () => move(index, -1))] : []),
    ...(index + 1 < count ? [entry('down', sentBlocksText.down, ArrowDown, () => move(index, 1))] : []),
    { ...entry('remove', sentBlocksText.remove, Trash2, () => remove(index)), isDanger: true },
  ]
}

interface BlockFieldsProps {
  readonly form: Form
  readonly block: SentBlock
  /** From 1. */
  readonly position: number
  readonly names: readonly string[]
  readonly onChange: (block: SentBlock) => void
}

/** The words of a block, and the address that it leads to. */
function BlockFields({ form, block, position, names, onChange }: BlockFieldsProps) {
  if (block.kind === 'image') return <SentImageFields block={block} position={position} onChange={onChange} />
  const unknown = answerTags(block.text).find((name) => !names.includes(name))
  const Words = block.kind === 'text' ? TextArea : TextField
  const missing = block.text.trim() === '' ? sentBlocksText.noWords : undefined
  return (
    <>
      <Words
        label={sentBlocksText.block(position, sentBlocksText.kinds[block.kind])}
        isLabelQuiet
        value={block.text}
        problem={unknown === undefined ? missing : sentText.unknown(unknown)}
        autoComplete="off"
        onChange={(text) => onChange({ ...block, text })}
      />
      {block.kind === 'link' && (
        <AddressField
          label={sentBlocksText.to(position)}
          placeholder="https://"
          value={block.to}
          problem={isWebAddress(block.to) ? undefined : sentText.redirectProblem}
          onChange={(to) => onChange({ ...block, to })}
        />
      )}
      {block.kind === 'calendar' && <CalendarFields {...{ form, block, position, names, onChange }} />}
    </>
  )
}

interface ImageFieldsProps extends Pick<BlockFieldsProps, 'position' | 'onChange'> {
  readonly block: Extract<SentBlock, { readonly kind: 'image' }>
}

function SentImageFields({ block, position, onChange }: ImageFieldsProps) {
  const { alt, ...bare } = block
  return (
    <>
      <AddressField
        label={sentBlocksText.image(position)}
        placeholder="https://example.org/picture.webp"
        value={block.image}
        problem={/^(?:https:\/\/[^\s/]+\/\S*|data:image\/.*)$/.test(block.image) ? undefined : sentBlocksText.noImage}
        onChange={(image) => onChange({ ...block, image })}
      />
      <TextField
        label={sentBlocksText.alt(position)}
        isLabelQuiet
        value={alt ?? ''}
        autoComplete="off"
        onChange={(text) => onChange(text ? { ...bare, alt: text } : bare)}
      />
    </>
  )
}

interface AddressFieldProps {
  readonly label: string
  readonly placeholder: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (address: string) => void
}

/** A web address of a block, without the blanks that a paste brings. */
function AddressField({ onChange, ...field }: AddressFieldProps) {
  return (
    <TextField
      {...field}
      isLabelQuiet
      isMono
      inputMode="url"
      autoComplete="off"
      spellCheck="false"
      onChange={(text) => onChange(text.trim())}
    />
  )
}
