import { expect, it, vi } from 'vitest'
import { encodeHeaderText } from '../../apps/relay/src/delivery/mail/compose.ts'
import { readFileSize } from '../../apps/studio/src/domain/document/file-size.ts'
import { readDesignTokens } from '../../apps/studio/src/domain/look/read-design-tokens.ts'
import { asksForSecrets } from '../../apps/studio/src/domain/sharing/asks-for-secrets.ts'
import { fileNameOf } from '../../apps/studio/src/domain/storage/download.ts'
import { parameterName } from '../../apps/studio/src/features/builder/parameter-name.ts'
import { valueFromText } from '../../apps/studio/src/features/builder/try-rule.ts'
import { initialsOf, senderName } from '../../apps/studio/src/features/messages/mail-sender.ts'
import { fencedBlocks } from '../../packages/intake/src/fenced.ts'
import { scanMarkup } from '../../packages/intake/src/markup/scan-markup.ts'
import { withoutServerParts } from '../../packages/intake/src/markup/template-syntax.ts'
import { plainLabel, tidy } from '../../packages/intake/src/markup/words.ts'
import { readNamedIds } from '../../packages/intake/src/read-paste.ts'
import { reportKindOfText } from '../../packages/intake/src/report-unread.ts'
import { splitBesideMarkup, splitPaste, syntaxOf } from '../../packages/intake/src/split-paste.ts'
import { createDiagnostics, excerpt } from '../../packages/intake/src/text/diagnostics.ts'
import { repairName } from '../../packages/intake/src/text/field-name.ts'
import { joinLines } from '../../packages/intake/src/text/lines.ts'
import { findSecrets } from '../../packages/intake/src/text/secrets.ts'
import { form } from './documents.ts'
import { growth, isFull } from './measure.ts'

vi.setConfig({ testTimeout: 300_000 })

/** A text that grows with the square of 32 kB takes half a second. */
const length = isFull ? 64 * 1024 : 16 * 1024

const [page] = form.pages
const files = page?.fields.find(({ kind }) => kind === 'file')

it.each<[name: string, read: (text: string) => unknown, texts: readonly string[]]>([
  ['the joining of lines', joinLines, [' ', '\n', '\t\u2003']],
  ['fences', (text) => fencedBlocks(`~~~${text}\`\n`), ['a', '~', ' ', '~\n', '```a\n']],
  ['a label', plainLabel, [' ', '*', '(*)', ' *', ' :']],
  ['a field’s name', (text) => repairName(text, new Set()), ['_', '-', ' ']],
  ['a parameter’s name', (text) => parameterName(text, () => true), ['_', ' ', 'é']],
  ['a file’s name', fileNameOf, ['-', ' ', '!']],
  ['a size', (text) => readFileSize(`5${text}!`), [' ', '5', '.5']],
  ['tried files', (text) => files && valueFromText(files, `${text}!`), [' ', '5', '5 ', 'a.']],
  ['a sender', senderName, [' ', '<', '<a']],
  ['initials', initialsOf, [' ', '<', '<a', '.']],
  ['the words of a header', encodeHeaderText, [' ', 'a', 'a ', ' a', '=?']],
  [
    'a file of design tokens',
    (text) =>
      readDesignTokens(
        JSON.stringify({ color: { $type: 'color', primary: { $value: text }, [text]: { $value: `{${text}}` } } }),
      ),
    [' ', 'a', '{', '(', '.', '-', '#', '}{'],
  ],
  [
    'the words of a shared form',
    (text) => asksForSecrets({ ...form, title: text }),
    [' ', 'a ', 'p a s s ', 'ᴘ', '🅿', 'tan', 'your pin ', '\u0301'],
  ],
])('[T791] [F71] %s takes time in proportion to the text', async (_name, read, fillings) => {
  for (const filling of fillings) {
    const text = (letters: number) => `a${filling.repeat(letters / filling.length)}b`
    expect([filling, await growth(read, text(length), text(2 * length))]).toEqual([filling, undefined])
  }
})

const pieces = [
  ' ',
  '\n',
  '<',
  '>',
  '"',
  "'",
  '{',
  '{{',
  '}',
  '-',
  '\n---',
  '<!--',
  '<a ',
  '<script>',
  '<?',
  '{%',
  'a',
  'a=',
  'src=a ',
]

it.each<[name: string, read: (text: string) => unknown, beginning: string]>([
  ['its kind', syntaxOf, '---\n'],
  ['its events', syntaxOf, '<a on:'],
  ['its words', tidy, ''],
  ['its frames', (text) => reportKindOfText(text, createDiagnostics()), '<iframe '],
  ['its parts', (text) => splitPaste(text, createDiagnostics()), ''],
  ['its parts below markup', (text) => splitPaste(text, createDiagnostics()), '<form></form>'],
  ['its parts beside markup', (text) => splitBesideMarkup(text, createDiagnostics()), 'a\n<form>'],
  ['its tags', scanMarkup, '<'],
  ['its server’s parts', (text) => withoutServerParts(text, createDiagnostics()), '<?'],
  ['its keys', findSecrets, '<input name="accessToken" '],
  ['its keys in code', findSecrets, 'privateKey: '],
  ['its ids', readNamedIds, 'Service ID: '],
  ['an excerpt of it', excerpt, ''],
])('[I792] [F71] a paste is read for %s in proportion to its length', async (_name, read, beginning) => {
  for (const piece of pieces) {
    const text = (letters: number) => `${beginning}${piece.repeat(letters / piece.length)}!`
    expect([piece, await growth(read, text(length), text(2 * length))]).toEqual([piece, undefined])
  }
})
