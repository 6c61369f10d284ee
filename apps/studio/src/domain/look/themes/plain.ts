import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** Takes over the page’s own fonts and colours, and draws no sheet: for a form in the middle of a page. */
export const plain: Theme = {
  id: 'plain',
  tokens: {
    'color.paper': ['transparent', 'transparent'],
    'color.sheet': ['transparent', 'transparent'],
    'color.text': ['currentcolor', 'currentcolor'],
    'color.quiet': ['currentcolor', 'currentcolor'],
    'color.faint': ['currentcolor', 'currentcolor'],
    'color.line': ['currentcolor', 'currentcolor'],
    'color.border': ['currentcolor', 'currentcolor'],
    'color.action': ['#1f5fd0', '#8ab4ff'],
    'color.on-action': ['#ffffff', '#0b1c3a'],
    'color.mark': ['#1f5fd0', '#8ab4ff'],
    'color.on-mark': ['#ffffff', '#0b1c3a'],
    'color.wash': ['transparent', 'transparent'],
    ...meaning,
    'font.heading': 'inherit',
    'font.text': 'inherit',
    'radius.control': 6,
    'radius.sheet': 0,
    'radius.button': 6,
    'size.control': 40,
    'size.gap': 16,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 600,
    'label.weight': 600,
    'label.position': 'above',
    'button.width': 'auto',
    sheet: 'none',
    stripe: 'off',
  },
}
