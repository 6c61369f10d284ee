import type { Look } from '@letterslot/core'
import { useId, useState } from 'react'
import { setTokens } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { chooseColor, colorRatio } from '../../domain/look/choose-color.ts'
import { isMeasurable, shownRatio } from '../../domain/look/measure-contrast.ts'
import { colorIn, resolveTokens } from '../../domain/look/resolve-tokens.ts'
import type { Scheme, ThemedColor } from '../../domain/look/theme.ts'
import { formatNumber } from '../../domain/texts/format.ts'
import { colorText, schemeText } from '../../domain/texts/look.ts'
import { colorsText } from '../../domain/texts/look-step.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './ColorList.module.css'
import controls from './Controls.module.css'
import { useLook } from './use-look.ts'

/** The colours that make a look; the others follow, or fill in. */
const mainColors: readonly ThemedColor[] = ['color.action', 'color.sheet', 'color.paper', 'color.text']
const more: readonly ThemedColor[] = [
  'color.on-action',
  'color.mark',
  'color.on-mark',
  'color.wash',
  'color.quiet',
  'color.faint',
  'color.border',
  'color.line',
]

/** The colours of the look in light or in dark, each with the ratio that matters. */
export function ColorList() {
  const look = useLook()
  const dispatch = useDispatch()
  const [chosen, setChosen] = useState<Scheme>('light')
  const scheme = look?.scheme ?? chosen
  const rowOf = (token: ThemedColor) => (
    <ColorRow
      key={token}
      look={look}
      token={token}
      scheme={scheme}
      onChange={(hex) => dispatch(setTokens(chooseColor(look, { token, scheme, hex })))}
    />
  )
  return (
    <section aria-labelledby="look-colors" className={controls['section']}>
      <div className={controls['head']}>
        <h3 id="look-colors" className={controls['title']}>
          {colorsText.title}
        </h3>
        {look?.scheme === undefined && (
          <Segmented
            label={colorsText.scheme}
            value={scheme}
            onChange={setChosen}
            segments={(['light', 'dark'] as const).map((value) => ({ value, label: schemeText[value] }))}
          />
        )}
      </div>
      <ul className={styles['colors']}>{mainColors.map(rowOf)}</ul>
      <details className={styles['more']}>
        <summary>{colorsText.more}</summary>
        <ul className={styles['colors']}>{more.map(rowOf)}</ul>
      </details>
      <p className={controls['help']}>
        {look?.scheme !== undefined ? colorsText.fixed(look.scheme) : scheme === 'light' && colorsText.darkFollows}
      </p>
    </section>
  )
}

interface ColorRowProps {
  readonly look: Look | undefined
  readonly token: ThemedColor
  readonly scheme: Scheme
  readonly onChange: (hex: string) => void
}

/** Surfaces meet all there is: their ratio is told only where it fails. */
const surfaces: readonly ThemedColor[] = ['color.sheet', 'color.paper', 'color.line']

/** One colour: the platform's own picker, its ratio, and its six digits. */
function ColorRow({ look, token, scheme, onChange }: ColorRowProps) {
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
            <Pill tone={passes ? 'ok' : 'bad'}>{formatNumber(shownRatio(ratio.ratio))}</Pill>
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

/** Reads a colour as people write it: `#a9502c`, `A9502C`, `#fa0`. Undefined where it is none. */
export function parseHex(text: string): string | undefined {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (digits === '') return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`.toLowerCase()
}
