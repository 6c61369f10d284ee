import type { Option } from '@letterslot/core'
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Trash2 } from 'lucide-react'
import type { HTMLAttributes } from 'react'
import { choicesText } from '../../domain/texts/build.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/MenuPopup.tsx'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import dropLine from './DropLine.module.css'
import { whenNoMenu } from './focus-part.ts'
import styles from './Inspector.module.css'
import { relabelled } from './option-list.ts'
import { type OptionDrag, optionDragProps } from './use-drag-option.ts'
import type { OptionsEdit, OptionsOf, optionsTexts } from './use-options-edit.ts'

export interface OptionRowProps {
  readonly option: Option
  /** From 0. */
  readonly index: number
  readonly count: number
  readonly edit: OptionsEdit
  readonly grip: HTMLAttributes<HTMLElement>
  readonly drag: OptionDrag | undefined
  readonly showsValue: boolean
  readonly showsPrice: boolean
  readonly showsImage: boolean
  readonly texts: (typeof optionsTexts)[OptionsOf]
  readonly problem: string | undefined
}

/** One choice: its words, and what is sent where that differs. */
export function OptionRow(props: OptionRowProps) {
  const { option, index, count, edit, grip, drag, showsValue, showsPrice, showsImage, texts, problem } = props
  const position = index + 1
  // Each waits until the menu is gone: until then it takes the focus back.
  const up: MenuEntry = {
    id: 'up',
    label: texts.up,
    icon: ArrowUp,
    onAction: () => whenNoMenu(() => edit.move(index, -1)),
  }
  const down: MenuEntry = {
    id: 'down',
    label: texts.down,
    icon: ArrowDown,
    onAction: () => whenNoMenu(() => edit.move(index, 1)),
  }
  const remove: MenuEntry = {
    id: 'remove',
    label: texts.remove,
    icon: Trash2,
    isDanger: true,
    onAction: () => whenNoMenu(() => edit.remove(index)),
  }
  const entries = [...(index > 0 ? [up] : []), ...(position < count ? [down] : []), remove]
  return (
    <li className={classes(styles['option'], dropLine['target'])} {...optionDragProps(drag, index, count)}>
      <span className={styles['optionGrip']} aria-hidden="true" {...grip}>
        <Icon icon={GripVertical} size={14} />
      </span>
      <div className={styles['optionTexts']}>
        <TextField
          label={texts.choice(position)}
          isLabelHidden
          value={option.label}
          problem={problem}
          autoComplete="off"
          onChange={(label) => edit.change(index, relabelled(option, label))}
          onKeyDown={(event) => edit.onKeyDown(index, event)}
          onPaste={(event) => edit.onPaste(index, event)}
        />
        {option.freeText && <p className={styles['note']}>{texts.freeText}</p>}
        {showsImage && (
          <OptionPicture option={option} position={position} onChange={(next) => edit.change(index, next)} />
        )}
        {showsValue && (
          <TextField
            label={texts.sentAs(position)}
            isLabelHidden
            isMono
            value={option.value}
            autoComplete="off"
            onChange={(value) => edit.change(index, { ...option, value })}
          />
        )}
        {showsPrice && (
          <OptionPrice option={option} position={position} onChange={(next) => edit.change(index, next)} />
        )}
      </div>
      <Menu
        label={texts.choice(position)}
        trigger={<IconButton icon={EllipsisVertical} label={texts.more(position)} size="small" />}
        entries={entries}
      />
    </li>
  )
}

interface OptionPictureProps {
  readonly option: Option
  readonly position: number
  readonly onChange: (option: Option) => void
}

/** The picture of a choice: its address, and its words. */
function OptionPicture({ option, position, onChange }: OptionPictureProps) {
  const { image, alt, ...bare } = option
  const change = (next: Pick<Option, 'image' | 'alt'>): void =>
    onChange({ ...bare, ...(next.image && { image: next.image }), ...(next.alt && { alt: next.alt }) })
  return (
    <>
      <TextField
        label={choicesText.imageOf(position)}
        isLabelQuiet
        isMono
        placeholder="https://example.org/picture.webp"
        value={image ?? ''}
        autoComplete="off"
        spellCheck="false"
        onChange={(text) => change({ image: text.trim(), alt: alt ?? '' })}
      />
      <TextField
        label={choicesText.altOf(position)}
        isLabelQuiet
        value={alt ?? ''}
        autoComplete="off"
        onChange={(text) => change({ image: image ?? '', alt: text })}
      />
    </>
  )
}

interface OptionPriceProps {
  readonly option: Option
  /** From 1. */
  readonly position: number
  readonly onChange: (option: Option) => void
}

/** The number that a choice counts in calculations. */
function OptionPrice({ option, position, onChange }: OptionPriceProps) {
  const { price: before, ...others } = option
  const {
    text,
    problem,
    onChange: change,
  } = useDraftText(String(before ?? ''), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { value: price } = reading
    const next = price === undefined ? others : { ...others, price }
    return { ok: true, stored: String(price ?? ''), commit: () => onChange(next) }
  })
  return (
    <NumberField
      label={choicesText.price(position)}
      isLabelHidden
      placeholder={choicesText.pricePlaceholder}
      value={text}
      problem={problem}
      onChange={change}
    />
  )
}
