import type { Look } from '@letterslot/core'
import { useId } from 'react'
import { colorRatio } from '../../domain/look/choose-color.ts'
import { isMeasurable, shownRatio } from '../../domain/look/measure-contrast.ts'
import { parseHex } from '../../domain/look/parse-hex.ts'
import { colorIn, resolveTokens } from '../../domain/look/resolve-tokens.ts'
import type { Scheme, ThemedColor } from '../../domain/look/theme.ts'
import { colorText } from '../../domain/texts/look.ts'
import { colorsText } from '../../domain/texts/look-step.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './ColorList.module.css'

export interface ColorRowProps {
  readonly look: Look | undefined
  readonly token: ThemedColor
  readonly scheme: Scheme
  readonly onChange: (hex: string) => void
}

/** Surfaces meet all there is: their ratio is told only where it fails. */
const surfaces: readonly ThemedColor[] = ['color.sheet', 'color.paper', 'color.line']

/** One colour: the platform's own picker, its ratio, and its six digits. */
export function ColorRow({ look, token, scheme, onChange }: ColorRowProps) {
  const id = useId()
  const name = colorText[token]
  const color = colorIn(resolveTokens(look), token, scheme)
  const ratio = colorRatio(look, token, scheme)
  const passes = ratio === undefined || ratio.ratio >= ratio.needed
  const isTold = ratio !== undefined && (!passes || !surfaces.includes(token))
  const shown = isMeasurable(color) ? color : colorsText.pages
  const hex = useDraftText(shown, (typed) => {
    const read = parseHex(typed)
    if (read === undefined) return { ok: false, problem: colorsText.badHex }
    return { ok: true, stored: read, commit: () => onChange(read) }
  })
  return (
    <li className={styles['row']}>
      <label className={styles['label']}>
        <input
          type="color"
          className={styles['swatch']}
          value={isMeasurable(color) ? color : '#ffffff'}
          data-pages={!isMeasurable(color) || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {name}
      </label>
      {isTold && (
        <span className={styles['ratio']}>
          <span aria-hidden="true">
            <Pill tone={passes ? 'ok' : 'bad'}>{String(shownRatio(ratio.ratio))}</Pill>
          </span>
          <VisuallyHidden>{colorsText.ratioName(name, ratio.ratio, passes)}</VisuallyHidden>
        </span>
      )}
      <input
        className={styles['hex']}
        aria-label={colorsText.hex(name)}
        aria-invalid={hex.problem !== undefined || undefined}
        aria-describedby={hex.problem === undefined ? undefined : `${id}-problem`}
        spellCheck={false}
        autoComplete="off"
        value={hex.text}
        onFocus={(event) => event.target.select()}
        onChange={(event) => hex.onChange(event.target.value)}
      />
      {hex.problem !== undefined && (
        <span id={`${id}-problem`} className={styles['problem']}>
          {hex.problem}
        </span>
      )}
    </li>
  )
}
