import type { Form } from '@letterslot/core'
import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { withTheme } from '../../domain/look/change-look.ts'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import type { Theme } from '../../domain/look/theme.ts'
import { classes } from '../../ui/classes.ts'
import frame from './LookFrame.module.css'
import { miniatureForm } from './miniature-form.ts'
import { paintPaper } from './paint-paper.ts'
import styles from './ThemeList.module.css'

export interface ThemeMiniatureProps {
  readonly form: Form
  readonly theme: Theme
}

/** The maker's own form in a theme, drawn by the runtime as soon as it comes into sight. Nobody can act on it. */
export const ThemeMiniature = memo(function ThemeMiniature({ form, theme }: ThemeMiniatureProps) {
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const drawn = useMemo(() => {
    const look = withTheme(undefined, theme, { keepsAction: false })
    return { ...miniatureForm(form), ...(look ? { look } : {}) }
  }, [form, theme])
  return (
    <div
      ref={(element) => {
        box.current = element
        paintPaper(element, resolveTokens({ tokens: theme.tokens })['color.paper'])
      }}
      aria-hidden="true"
      inert
      className={classes(styles['window'], frame['frame'], frame['light'])}
    >
      {isSeen && (
        <div className={styles['paper']}>
          <LetterslotForm form={drawn} mode="edit" idPrefix={`theme-${theme.id}-`} />
        </div>
      )}
    </div>
  )
})

/** Tells if an element has ever come into sight. */
function useSeen(ref: { readonly current: Element | null }): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!ref.current || isSeen) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref, isSeen])
  return isSeen
}
