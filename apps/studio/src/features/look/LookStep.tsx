import { useDeferredValue, useMemo, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { withTheme } from '../../domain/look/change-look.ts'
import type { ThemeId } from '../../domain/look/theme.ts'
import { themeOf } from '../../domain/look/themes.ts'
import { themeText } from '../../domain/texts/look.ts'
import { lookStepText } from '../../domain/texts/look-step.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { classes } from '../../ui/classes.ts'
import panels from '../../ui/Panels.module.css'
import { Controls } from './Controls.tsx'
import { LookSource } from './LookSource.tsx'
import styles from './LookStep.module.css'
import { Preview } from './Preview.tsx'
import { ThemeList } from './ThemeList.tsx'
import { themeNameOf } from './use-look.ts'

/** A theme that is looked at, and whether the maker's button colour would be kept in it. */
interface Tried {
  readonly theme: ThemeId
  readonly keepsAction: boolean
}

/** The step Look of an open form: themes to choose from, the form itself, and what can be changed of its look. */
export function LookStep() {
  const form = useDocument((document) => document.form)
  const [looked, setLooked] = useState<Tried>()
  // The theme that was taken is tried no longer, wherever the pointer stands.
  const tried = looked?.theme === themeNameOf(form.look).id ? undefined : looked
  const shown = useMemo(() => {
    if (!tried) return form
    const { look: own, ...rest } = form
    const look = withTheme(own, themeOf(tried.theme), tried)
    return look ? { ...rest, look } : rest
  }, [form, tried])
  return (
    <div className={classes(panels['step'], styles['step'])}>
      <VisuallyHidden elementType="h1">{lookStepText.title}</VisuallyHidden>
      <aside aria-label={lookStepText.themes} className={classes(panels['start'], styles['themes'])}>
        <ThemeList onTry={(theme, options) => setLooked(theme && { theme, ...options })} />
        <LookSource />
      </aside>
      <Preview form={useDeferredValue(shown)} tried={tried && themeText[tried.theme].name} />
      <aside aria-label={lookStepText.controls} className={classes(panels['end'], styles['controls'])}>
        <Controls />
      </aside>
    </div>
  )
}
