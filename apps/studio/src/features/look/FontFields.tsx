import { maxFontBytes, maxFonts } from '@letterslot/core/look'
import { Type, X } from 'lucide-react'
import { useState } from 'react'
import { copyLook, setTokens } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { withTokens } from '../../domain/look/change-look.ts'
import { dataBytes, readFontFile } from '../../domain/look/font-file.ts'
import { fontCharacter, fontCharacters, fontStacks } from '../../domain/look/font-stacks.ts'
import { resolveTokens } from '../../domain/look/resolve-tokens.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { formatBytes } from '../../domain/texts/format.ts'
import { fontText } from '../../domain/texts/look.ts'
import { fontsText } from '../../domain/texts/look-step.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import controls from './Controls.module.css'
import { useLook } from './use-look.ts'

const tokensOfFonts = { headings: 'font.heading', text: 'font.text' } as const
const inherit = 'inherit'

/** The faces of headings and text: by character, the page's own, or the maker's. */
export function FontFields() {
  const look = useLook()
  const dispatch = useDispatch()
  const [problem, setProblem] = useState<string>()
  const fonts = look?.fonts ?? []
  const tokens = resolveTokens(look)
  const take = async (file: File): Promise<void> => {
    const reading = await readFontFile(file, fonts)
    if (reading.status === 'read') {
      setProblem(undefined)
      const withFont = { ...look, fonts: [...fonts, reading.font] }
      dispatch(copyLook(withTokens(withFont, { 'font.heading': stackOf(reading.font.family) })))
    } else setProblem(refusal(reading.status, file))
  }
  const remove = (family: string): void => {
    const left = fonts.filter((font) => font.family !== family)
    const { fonts: _, ...rest } = look ?? {}
    const used = Object.values(tokensOfFonts).filter((token) => tokens[token] === stackOf(family))
    const changes = Object.fromEntries(used.map((token) => [token, undefined]))
    dispatch(copyLook(withTokens({ ...rest, ...(left.length > 0 ? { fonts: left } : {}) }, changes)))
  }
  return (
    <section aria-label={fontsText.text} className={classes(controls['section'], controls['ruled'])}>
      <div className={controls['pair']}>
        {(['headings', 'text'] as const).map((part) => (
          <SelectField
            key={part}
            label={fontsText[part]}
            value={tokens[tokensOfFonts[part]]}
            choices={fontChoices(tokens[tokensOfFonts[part]], fonts)}
            onChange={(stack) => dispatch(setTokens({ [tokensOfFonts[part]]: stack }))}
          />
        ))}
      </div>
      {fonts.map(({ family, src }) => (
        <p key={family} className={controls['line']}>
          <span>{fontsText.weighs(family, formatBytes(dataBytes(src)))}</span>
          <IconButton icon={X} size="small" label={fontsText.remove(family)} onPress={() => remove(family)} />
        </p>
      ))}
      <div className={controls['line']}>
        <Button size="small" icon={Type} onPress={() => chooseFile('.woff2,font/woff2', (file) => void take(file))}>
          {fontsText.own}
        </Button>
      </div>
      <p className={controls['help']}>{fontsText.ownHelp}</p>
      {problem !== undefined && (
        <p role="alert">
          <StateLine tone="bad">{problem}</StateLine>
        </p>
      )}
    </section>
  )
}

/** A font of the maker's own first, and a face of the system until it is drawn. */
function stackOf(family: string): string {
  return `"${family}", sans-serif`
}

function fontChoices(stack: string, fonts: readonly { readonly family: string }[]) {
  const known = [
    ...fontCharacters.map((character) => ({ value: fontStacks[character], label: fontText[character] })),
    { value: inherit, label: fontsText.pages },
    ...fonts.map(({ family }) => ({ value: stackOf(family), label: family })),
  ]
  const isOther = fontCharacter(stack) === undefined && !known.some(({ value }) => value === stack)
  return isOther ? [...known, { value: stack, label: fontsText.other }] : known
}

function refusal(status: 'no-woff2' | 'too-large' | 'too-many' | 'unreadable', file: File): string {
  const { refused } = fontsText
  if (status === 'too-large') return refused['too-large'](formatBytes(file.size), formatBytes(maxFontBytes))
  return status === 'too-many' ? refused['too-many'](maxFonts) : refused[status]
}
