import type { Form } from '@letterslot/core'
import { Check } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { setTheme } from '../../domain/document/commands/look.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { keptAction } from '../../domain/look/change-look.ts'
import type { Theme, ThemeId } from '../../domain/look/theme.ts'
import { themes } from '../../domain/look/themes.ts'
import { themeText } from '../../domain/texts/look.ts'
import { themeListText } from '../../domain/texts/look-step.ts'
import { useAnnounce, VisuallyHidden } from '../../ui/Announcer.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Checkbox } from '../../ui/Switch.tsx'
import styles from './ThemeList.module.css'
import { ThemeMiniature } from './ThemeMiniature.tsx'
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
