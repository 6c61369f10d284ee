import type { LookTokens } from '@letterslot/core'
import { lookTokens } from '@letterslot/core/look'
import { setLook, setTokens } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import type { AllTokens } from '../../domain/look/theme.ts'
import { shapesText } from '../../domain/texts/look-step.ts'
import { classes } from '../../ui/classes.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Switch } from '../../ui/Switch.tsx'
import controls from './Controls.module.css'
import { SizeSlider } from './SizeSlider.tsx'
import { useLook } from './use-look.ts'

type SizeToken = 'radius.control' | 'radius.sheet' | 'size.width' | 'size.text'

const sliders: readonly { readonly token: SizeToken; readonly label: string }[] = [
  { token: 'radius.control', label: shapesText.corners },
  { token: 'size.width', label: shapesText.width },
  { token: 'radius.sheet', label: shapesText.sheetCorners },
  { token: 'size.text', label: shapesText.letters },
]

/** Corners, sizes and the words of a look: sheet, stripe, labels, button. */
export function ShapeControls() {
  const look = useLook()
  const dispatch = useDispatch()
  const tokens = resolveTokens(look)
  const set = (changes: Parameters<typeof setTokens>[0]): void => dispatch(setTokens(changes))
  return (
    <section aria-label={shapesText.title} className={controls['section']}>
      <div className={classes(controls['ruled'], controls['pair'])}>
        {sliders.map(({ token, label }) => (
          <SizeSlider
            key={token}
            label={label}
            value={tokens[token]}
            min={lookTokens[token].min}
            max={lookTokens[token].max}
            onChange={(value) => set({ [token]: value })}
          />
        ))}
      </div>
      <div className={classes(controls['ruled'], controls['section'])}>
        <Choice<Density>
          label={shapesText.density}
          value={densityOf(tokens)}
          words={shapesText.densities}
          onChange={(density) => set(densityTokens[density])}
        />
        <Choice<ButtonShape>
          label={shapesText.button}
          value={shapeOf(tokens)}
          words={shapesText.buttons}
          onChange={(shape) => set(shapeTokens[shape])}
        />
        <Choice<LookTokens['button.width'] & string>
          label={shapesText.buttonWidth}
          value={tokens['button.width']}
          words={shapesText.buttonWidths}
          onChange={(width) => set({ 'button.width': width })}
        />
        <Choice<LookTokens['label.position'] & string>
          label={shapesText.labels}
          value={tokens['label.position']}
          words={shapesText.labelPlaces}
          onChange={(position) => set({ 'label.position': position })}
        />
        <Choice<LookTokens['sheet'] & string>
          label={shapesText.sheet}
          value={tokens.sheet}
          words={shapesText.sheets}
          onChange={(sheet) => set({ sheet })}
        />
        <Choice<LookTokens['heading.align'] & string>
          label={shapesText.heading}
          value={tokens['heading.align']}
          words={shapesText.headings}
          onChange={(align) => set({ 'heading.align': align })}
        />
        <Choice<LookTokens['heading.style'] & string>
          label={shapesText.headingStyle}
          value={tokens['heading.style']}
          words={shapesText.headingStyles}
          onChange={(style) => set({ 'heading.style': style })}
        />
        <Choice<Weight>
          label={shapesText.headingWeight}
          value={weightOf(tokens['heading.weight'])}
          words={shapesText.weights}
          onChange={(weight) => set({ 'heading.weight': weightNumbers[weight] })}
        />
        <Choice<Weight>
          label={shapesText.labelWeight}
          value={weightOf(tokens['label.weight'])}
          words={shapesText.weights}
          onChange={(weight) => set({ 'label.weight': weightNumbers[weight] })}
        />
      </div>
      <div className={classes(controls['ruled'], controls['section'])}>
        <Choice<'auto' | 'light' | 'dark'>
          label={shapesText.scheme}
          value={look?.scheme ?? 'auto'}
          words={shapesText.schemes}
          onChange={(scheme) => dispatch(setLook({ scheme: scheme === 'auto' ? undefined : scheme }))}
        />
        <Switch isSelected={tokens.stripe === 'on'} onChange={(isOn) => set({ stripe: isOn ? 'on' : 'off' })}>
          {shapesText.stripe}
        </Switch>
      </div>
    </section>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value | null
  readonly words: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

/** One of a few words, under its name. */
function Choice<Value extends string>({ label, value, words, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(words).filter((word): word is Value => Object.hasOwn(words, word))
  return (
    <div className={controls['choice']}>
      <span aria-hidden="true" className={controls['title']}>
        {label}
      </span>
      <Segmented
        label={label}
        value={value}
        onChange={onChange}
        segments={values.map((word) => ({ value: word, label: words[word] }))}
      />
    </div>
  )
}

/** The air between fields and in them. */
type Density = 'tight' | 'even' | 'airy'

/** The corners of the button that sends. */
type ButtonShape = 'square' | 'rounded' | 'pill'

/** The tokens of each density. */
export const densityTokens: Readonly<Record<Density, LookTokens>> = {
  tight: { 'size.control': 36, 'size.gap': 14 },
  even: { 'size.control': 42, 'size.gap': 18 },
  airy: { 'size.control': 48, 'size.gap': 24 },
}

/** The tokens of each shape. */
export const shapeTokens: Readonly<Record<ButtonShape, LookTokens>> = {
  square: { 'radius.button': 0 },
  rounded: { 'radius.button': 10 },
  pill: { 'radius.button': 999 },
}

/** The weight of letters: three that most faces have. */
type Weight = 'regular' | 'semibold' | 'bold'

/** The number of each weight. */
export const weightNumbers: Readonly<Record<Weight, number>> = { regular: 400, semibold: 600, bold: 700 }

/** The weight in which a number is drawn: faces of systems have no 500, and draw 400 in its place (CSS Fonts 4, 5.2). */
export function weightOf(number: number): Weight {
  return number <= 500 ? 'regular' : number < 650 ? 'semibold' : 'bold'
}

/** The density that some tokens come nearest to. */
export function densityOf({ 'size.control': control }: AllTokens): Density {
  return control <= 38 ? 'tight' : control < 46 ? 'even' : 'airy'
}

/** The shape that some tokens come nearest to: a pill is round on a button of any height. */
export function shapeOf({ 'radius.button': radius, 'size.control': control }: AllTokens): ButtonShape {
  if (radius <= 2) return 'square'
  return radius * 2 >= control ? 'pill' : 'rounded'
}
