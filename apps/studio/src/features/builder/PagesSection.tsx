import type { Page, Progress } from '@letterslot/core'
import { ArrowDown, ArrowUp, EllipsisVertical, Plus, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { setPageTitle, setProgress } from '../../domain/document/commands/pages.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { whenNoMenu } from './focus-part.ts'
import styles from './Inspector.module.css'
import { textOrNone } from './use-field-edit.ts'
import { usePageActions } from './use-page-actions.ts'

const progressChoices = [
  { value: 'steps', label: pagesText.progress.steps },
  { value: 'bar', label: pagesText.progress.bar },
  { value: 'none', label: pagesText.progress.none },
  { value: 'fields', label: pagesText.progress.fields },
  { value: 'below', label: pagesText.progress.below },
] as const

/** The pages of the form, in their order, and how visitors come through them. */
export function PagesSection() {
  const dispatch = useDispatch()
  const { pages, progress } = useDocument((document) => document.form)
  const root = useRef<HTMLFieldSetElement>(null)
  const list = useRef<HTMLOListElement>(null)
  /** The index of the page whose title takes the focus once it is drawn. */
  const pending = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (pending.current === undefined) return
    const title = list.current?.children[pending.current]?.querySelector('input')
    pending.current = undefined
    // With one page left there is no list.
    const target = title ?? root.current?.querySelector('button')
    target?.focus()
  })
  const actions = usePageActions()
  const add = (): void => {
    pending.current = pages.length
    actions.add()
  }
  const move = (page: Page, to: number): void => {
    pending.current = to
    actions.move(page, to)
  }
  const remove = (page: Page, index: number): void => {
    pending.current = Math.max(0, index - 1)
    actions.remove(page)
  }
  const isOne = pages.length < 2
  return (
    <fieldset ref={root} className={styles['fieldset']}>
      <legend className={styles['caption']}>{pagesText.title}</legend>
      {!isOne && (
        <ol ref={list} className={styles['options']}>
          {pages.map((page, index) => (
            <li key={page.id} className={styles['option']}>
              <div className={styles['optionTexts']}>
                <TextField
                  label={pagesText.name(index + 1)}
                  isLabelHidden
                  placeholder={pagesText.untitled(index + 1)}
                  value={page.title ?? ''}
                  autoComplete="off"
                  onChange={(title) => dispatch(setPageTitle(page.id, textOrNone(title)))}
                />
                <p className={styles['note']}>{pagesText.fields(page.fields.length)}</p>
              </div>
              <Menu
                label={pagesText.untitled(index + 1)}
                trigger={<IconButton icon={EllipsisVertical} label={pagesText.more(index + 1)} size="small" />}
                entries={[
                  ...(index > 0 ? [pageMenuEntry('up', ArrowUp, () => move(page, index - 1))] : []),
                  ...(index < pages.length - 1 ? [pageMenuEntry('down', ArrowDown, () => move(page, index + 1))] : []),
                  { ...pageMenuEntry('remove', Trash2, () => remove(page, index)), isDanger: true },
                ]}
              />
            </li>
          ))}
        </ol>
      )}
      <Button variant="dashed" size="small" isWide icon={Plus} onPress={add}>
        {pagesText.add}
      </Button>
      <p className={styles['note']}>{isOne ? pagesText.one : pagesText.help}</p>
      <SelectField<Progress | 'below'>
        label={pagesText.shown}
        value={isOne && progress !== 'fields' ? 'below' : (progress ?? 'below')}
        choices={isOne ? progressChoices.slice(-2) : progressChoices}
        onChange={(next) => dispatch(setProgress(next === 'below' ? undefined : next))}
      />
    </fieldset>
  )
}

/** An entry of a page's menu: it waits until the menu is gone, which takes the focus back until then. */
function pageMenuEntry(id: 'up' | 'down' | 'remove', icon: typeof Plus, act: () => void) {
  return { id, label: pagesText[id], icon, onAction: () => whenNoMenu(act) }
}
