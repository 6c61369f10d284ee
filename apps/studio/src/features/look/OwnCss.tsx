import { maxLookCssLength } from '@letterslot/core/look'
import { setLook } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { ownCssText } from '../../domain/texts/look-step.ts'
import { classes } from '../../ui/classes.ts'
import { TextArea } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './ColorList.module.css'
import controls from './Controls.module.css'
import { useLook } from './use-look.ts'

/** The maker's own style sheet, for a one-file page alone. */
export function OwnCss() {
  const look = useLook()
  const dispatch = useDispatch()
  const css = useDraftText(look?.css ?? '', (typed) => {
    if (typed.length > maxLookCssLength) {
      return { ok: false, problem: ownCssText.tooLong(typed.length, maxLookCssLength) }
    }
    return { ok: true, stored: typed, commit: () => dispatch(setLook({ css: typed === '' ? undefined : typed })) }
  })
  return (
    <details className={classes(styles['more'], controls['ruled'])}>
      <summary>{ownCssText.title}</summary>
      <TextArea
        label={ownCssText.label}
        help={ownCssText.help}
        problem={css.problem}
        rows={5}
        isMono
        spellCheck="false"
        value={css.text}
        onChange={css.onChange}
      />
    </details>
  )
}
