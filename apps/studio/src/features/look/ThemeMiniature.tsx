import type { Form } from '@letterslot/core'
import { memo, useMemo } from 'react'
import { withTheme } from '../../domain/look/change-look.ts'
import { LiveMiniature } from '../../domain/look/LiveMiniature.tsx'
import type { Theme } from '../../domain/look/theme.ts'
import { miniatureForm } from './miniature-form.ts'
import styles from './ThemeList.module.css'

export interface ThemeMiniatureProps {
  readonly form: Form
  readonly theme: Theme
}

/** The maker's own form in a theme. */
export const ThemeMiniature = memo(function ThemeMiniature({ form, theme }: ThemeMiniatureProps) {
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
