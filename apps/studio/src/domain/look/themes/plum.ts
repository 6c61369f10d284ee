import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** Violet, rounded letters, buttons like pills. */
export const plum: Theme = {
  id: 'plum',
  tokens: {
    'color.paper': ['#ede7f6', '#140f1d'],
    'color.sheet': ['#ffffff', '#211a2e'],
    'color.text': ['#2a1f3d', '#f1ebfa'],
    'color.quiet': ['#55496b', '#c2b6d6'],
    'color.faint': ['#695d7f', '#a699bd'],
    'color.line': ['#e3dbef', '#3a2f4d'],
    'color.border': ['#877c9d', '#83769b'],
    'color.action': ['#6a3fa3', '#c5a5f5'],
    'color.on-action': ['#ffffff', '#24133f'],
    'color.mark': ['#6a3fa3', '#c5a5f5'],
    'color.on-mark': ['#ffffff', '#24133f'],
    'color.wash': ['#f3ecfc', '#32264a'],
    ...meaning,
    'font.heading': fontStacks.rounded,
    'font.text': fontStacks.rounded,
    'radius.control': 14,
    'radius.sheet': 24,
    'radius.button': 999,
    'size.control': 44,
    'size.gap': 18,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 700,
    'label.weight': 600,
    'label.position': 'above',
    'button.width': 'auto',
    sheet: 'shadow',
    stripe: 'off',
  },
}
