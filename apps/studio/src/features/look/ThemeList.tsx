import { type Field, type FieldKind, type Form, showsAnswer } from '@letterslot/core'
import { Check } from 'lucide-react'
import { type KeyboardEvent, memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { setTheme } from '../../domain/document/commands/look.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { keptAction, withTheme } from '../../domain/look/change-look.ts'
import { LiveMiniature } from '../../domain/look/LiveMiniature.tsx'
import type { Theme, ThemeId } from '../../domain/look/theme.ts'
import { themes } from '../../domain/look/themes.ts'
import { themeText } from '../../domain/texts/look.ts'
import { themeListText } from '../../domain/texts/look-step.ts'
import { useAnnounce, VisuallyHidden } from '../../ui/Announcer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Checkbox } from '../../ui/Switch.tsx'
import styles from './ThemeList.module.css'
import { themeNameOf, useLook } from './use-look.ts'

export interface ThemeListProps {
  /** Called with the theme that is under the pointer or has the focus; undefined when it is left. */
  readonly onTry: (theme: ThemeId | undefined, options: { readonly keepsAction: boolean }) => void
}

/** Steps of the arrow keys; the list stands in two columns. */
const arrowSteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -2, ArrowDown: 2 }

/** The themes as miniatures of this very form: one is tried by looking at it, and taken by a press. */
export function ThemeList({ onTry }: ThemeListProps) {
  const look = useLook()
  const form = useDeferredValue(useMiniature())
  const dispatch = useDispatch()
  const announce = useAnnounce()
  const [keepsAction, setKeepsAction] = useState(true)
  const id = useId()
  const current = themeNameOf(look).id
  const canKeep = themes.some((theme) => theme.id !== current && keptAction(look, theme) !== undefined)
  const tryTheme = (theme?: Theme): void => onTry(theme?.id === current ? undefined : theme?.id, { keepsAction })
  const take = (theme: Theme): void => {
    if (theme.id === current) return
    dispatch(setTheme(theme, { keepsAction }))
    announce(themeListText.taken(themeText[theme.id].name))
  }
  const onKeyDown = (event: KeyboardEvent, theme: Theme): void => {
    const step = arrowSteps[event.key]
    if (event.key === 'Enter') take(theme)
    if (step === undefined) return
    // Radio buttons take what the arrows come to; here a theme is looked at first.
    event.preventDefault()
    const next = themes[(themes.indexOf(theme) + step + themes.length) % themes.length]
    if (next) document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <section aria-labelledby={`${id}-title`} className={styles['themes']}>
      <h2 id={`${id}-title`} className={styles['title']}>
        {themeListText.title}
      </h2>
      <VisuallyHidden id={`${id}-keys`}>{themeListText.keys}</VisuallyHidden>
      <div role="radiogroup" aria-labelledby={`${id}-title`} aria-describedby={`${id}-keys`} className={styles['list']}>
        {themes.map((theme) => (
          <div
            key={theme.id}
            className={styles['theme']}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && tryTheme(theme)}
            onPointerLeave={() => tryTheme()}
          >
            <input
              type="radio"
              id={`${id}-${theme.id}`}
              name={id}
              className={styles['input']}
              checked={theme.id === current}
              title={themeText[theme.id].character}
              onChange={() => take(theme)}
              onFocus={() => tryTheme(theme)}
              onBlur={() => tryTheme()}
              onKeyDown={(event) => onKeyDown(event, theme)}
            />
            <ThemeMiniature form={form} theme={theme} />
            <label htmlFor={`${id}-${theme.id}`} className={styles['name']}>
              {themeText[theme.id].name}
              {theme.id === current && <Icon icon={Check} size={14} />}
            </label>
          </div>
        ))}
      </div>
      {canKeep && (
        <Checkbox isSelected={keepsAction} onChange={setKeepsAction}>
          {themeListText.keepColor}
        </Checkbox>
      )}
    </section>
  )
}

/** The form that is drawn small: the same object until something of it changes that a miniature shows. */
function useMiniature(): Form {
  const form = useDocument((document) => document.form)
  const { look: _, delivery: _delivery, ...shown } = form
  const key = JSON.stringify(shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that is shown of the form
  return useMemo(() => form, [key])
}

interface ThemeMiniatureProps {
  readonly form: Form
  readonly theme: Theme
}

/** The maker's own form in a theme. */
const ThemeMiniature = memo(function ThemeMiniature({ form, theme }: ThemeMiniatureProps) {
  const drawn = useMemo(() => {
    const look = withTheme(undefined, theme, { keepsAction: false })
    return { ...miniatureForm(form), ...(look ? { look } : {}) }
  }, [form, theme])
  return (
    <LiveMiniature
      form={drawn}
      idPrefix={`theme-${theme.id}-`}
      windowClass={styles['window']}
      paperClass={styles['paper']}
    />
  )
})

const choiceKinds: readonly FieldKind[] = ['radio', 'checkboxes', 'consent', 'yesNo']

/** As much of a form as a miniature has room for: its title, a line to write on, an option to choose, and Send. */
export function miniatureForm(form: Form): Form {
  const { description: _, delivery: _delivery, look: _look, ...rest } = form
  const fields = form.pages.flatMap((page) => page.fields).filter(({ kind }) => showsAnswer(kind))
  const line = fields.find(({ kind }) => !choiceKinds.includes(kind))
  const choice = fields.find(({ kind }) => choiceKinds.includes(kind))
  const shown = [line, choice].flatMap((field) => (field ? [alone(field)] : []))
  const [page] = form.pages
  return { ...rest, pages: page ? [{ ...page, fields: shown }] : [] }
}

/** A field that is there whatever is answered elsewhere, with one option at most. */
function alone(field: Field): Field {
  const { visibleWhen: _, requiredWhen: _when, help: _help, rich: _rich, ...rest } = field
  return { ...rest, width: 'full', ...(field.options ? { options: field.options.slice(0, 1) } : {}) }
}
