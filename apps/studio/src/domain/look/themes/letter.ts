import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** A typed page: serifs, square corners, black on cream. */
export const letter: Theme = {
  id: 'letter',
  tokens: {
    'color.paper': ['#f1ece2', '#151310'],
    'color.sheet': ['#fffdf8', '#1d1a16'],
    'color.text': ['#241f1a', '#f3ece0'],
    'color.quiet': ['#554c42', '#c4b9a8'],
    'color.faint': ['#6b6157', '#a89d8d'],
    'color.line': ['#e3dbcd', '#39332b'],
    'color.border': ['#8d8374', '#857b6d'],
    'color.action': ['#241f1a', '#f3ece0'],
    'color.on-action': ['#fffdf8', '#1d1a16'],
    'color.mark': ['#241f1a', '#f3ece0'],
    'color.on-mark': ['#fffdf8', '#1d1a16'],
    'color.wash': ['#f5eedf', '#2e2820'],
    ...meaning,
    'font.heading': fontStacks.serif,
    'font.text': fontStacks.serif,
    'radius.control': 2,
    'radius.sheet': 2,
    'radius.button': 2,
    'size.control': 40,
    'size.gap': 18,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 400,
    'label.weight': 400,
    'label.position': 'above',
    'button.width': 'auto',
    sheet: 'line',
    stripe: 'off',
  },
}
