import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** A page of accounts: slab and fixed-width letters, ruled lines, the question beside its answer, ink blue on buff. */
export const ledger: Theme = {
  id: 'ledger',
  tokens: {
    'color.paper': ['#e4e8f1', '#0d1020'],
    'color.sheet': ['#fdfcf6', '#161a2e'],
    'color.text': ['#1d2440', '#e9ecf8'],
    'color.quiet': ['#485072', '#b6bcd8'],
    'color.faint': ['#5d6485', '#989fbf'],
    'color.line': ['#d2d8e8', '#2b3150'],
    'color.border': ['#7780a0', '#747ca0'],
    'color.action': ['#2b3f8f', '#a9b8ff'],
    'color.on-action': ['#ffffff', '#131a3d'],
    'color.mark': ['#2b3f8f', '#a9b8ff'],
    'color.on-mark': ['#ffffff', '#131a3d'],
    'color.wash': ['#f6efd4', '#2a2a38'],
    ...meaning,
    'font.heading': fontStacks.slab,
    'font.text': fontStacks.mono,
    'radius.control': 0,
    'radius.sheet': 0,
    'radius.button': 0,
    'size.control': 36,
    'size.gap': 14,
    'size.width': 720,
    'size.text': 15,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 700,
    'label.weight': 600,
    'label.position': 'beside',
    'button.width': 'auto',
    sheet: 'line',
    stripe: 'off',
  },
}
