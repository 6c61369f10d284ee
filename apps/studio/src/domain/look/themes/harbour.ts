import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** Deep teal, round corners, clear as a sign. */
export const harbour: Theme = {
  id: 'harbour',
  tokens: {
    'color.paper': ['#dfedf0', '#081c21'],
    'color.sheet': ['#f8fcfd', '#0f2a31'],
    'color.text': ['#10303a', '#e5f5f7'],
    'color.quiet': ['#3f5c65', '#a9c8ce'],
    'color.faint': ['#4f6a73', '#8bb0b8'],
    'color.line': ['#d3e4e8', '#1e434c'],
    'color.border': ['#688790', '#64909a'],
    'color.action': ['#0d6171', '#6fd3df'],
    'color.on-action': ['#ffffff', '#052a31'],
    'color.mark': ['#0d6171', '#6fd3df'],
    'color.on-mark': ['#ffffff', '#052a31'],
    'color.wash': ['#e0f2f5', '#143a43'],
    ...meaning,
    'font.heading': fontStacks.grotesque,
    'font.text': fontStacks.grotesque,
    'radius.control': 14,
    'radius.sheet': 22,
    'radius.button': 14,
    'size.control': 44,
    'size.gap': 18,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 700,
    'label.weight': 600,
    'label.position': 'above',
    'button.width': 'full',
    sheet: 'shadow',
    stripe: 'off',
  },
}
