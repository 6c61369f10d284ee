import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '..', '..', 'docs', 'guides')

/** A guide, or a part of it, as a reader follows it to the letter. */
export interface Guide {
  /**
   * Words that it quotes from a screen, in italics: followed from now on.
   * @throws where it quotes no such words.
   */
  readonly words: (quoted: string) => string
  /** Returns its quoted words that nobody has followed. */
  readonly left: () => readonly string[]
  /**
   * Its blocks of code in one language, in order.
   * @throws where there are fewer than asked for.
   */
  readonly code: (language: string, count: number) => readonly string[]
}

/** Opens a guide, or the part under one of its headings. */
export function openGuide(file: string, heading?: string): Guide {
  const whole = readFileSync(join(folder, file), 'utf8')
  const text = heading === undefined ? whole : partOf(whole, heading)
  const prose = text.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')
  const quoted = new Set([...prose.matchAll(/(?<!\*)\*([^*]+)\*(?!\*)/g)].map(([, words = '']) => oneLine(words)))
  const followed = new Set<string>()
  return {
    words(words) {
      if (!quoted.has(words)) throw new Error(`${file} does not say “${words}”.`)
      followed.add(words)
      return words
    },
    left: () => [...quoted].filter((words) => !followed.has(words)),
    code(language, count) {
      const blocks = [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```/gm)]
        .filter(([, of]) => of === language)
        .map(([, , code = '']) => code)
      if (blocks.length < count) throw new Error(`${file} has ${blocks.length} blocks of ${language}, not ${count}.`)
      return blocks
    },
  }
}

function partOf(text: string, heading: string): string {
  const [, part] = text.split(`\n## ${heading}\n`)
  if (part === undefined) throw new Error(`There is no part “${heading}”.`)
  return part.split('\n## ')[0] ?? ''
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')
