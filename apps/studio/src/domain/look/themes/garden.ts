import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** Leaf green, quiet: broad strokes, room between the questions. */
export const garden: Theme = {
  id: 'garden',
  tokens: {
    'color.paper': ['#e8efdd', '#0e140d'],
    'color.sheet': ['#fbfdf6', '#172018'],
    'color.text': ['#1f2d1c', '#ebf3e6'],
    'color.quiet': ['#4a5a45', '#b5c5ad'],
    'color.faint': ['#5c6b56', '#98a990'],
    'color.line': ['#dce5d0', '#2c3a2b'],
    'color.border': ['#788869', '#748570'],
    'color.action': ['#356f2e', '#93cf83'],
    'color.on-action': ['#ffffff', '#10240d'],
    'color.mark': ['#356f2e', '#93cf83'],
    'color.on-mark': ['#ffffff', '#10240d'],
    'color.wash': ['#eaf4e1', '#21331e'],
    ...meaning,
    'font.heading': fontStacks.humanist,
    'font.text': fontStacks.humanist,
    'radius.control': 8,
    'radius.sheet': 12,
    'radius.button': 8,
    'size.control': 44,
    'size.gap': 22,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 600,
    'label.weight': 600,
    'label.position': 'above',
    'button.width': 'auto',
    sheet: 'shadow',
    stripe: 'off',
  },
}
