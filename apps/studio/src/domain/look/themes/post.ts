import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** The default: ink on paper, post yellow, the airmail edge. What a form without a look wears. */
export const post: Theme = {
  id: 'post',
  tokens: {
    'color.paper': ['#f3f1ec', '#14171c'],
    'color.sheet': ['#ffffff', '#1b1f26'],
    'color.text': ['#1c2430', '#eef1f5'],
    'color.quiet': ['#4b5563', '#b6bfcb'],
    'color.faint': ['#626a78', '#9aa4b2'],
    'color.line': ['#e4e0d8', '#2f3641'],
    'color.border': ['#8b857a', '#7a8494'],
    'color.action': ['#ffc629', '#ffc629'],
    'color.on-action': ['#1c2430', '#1c2430'],
    'color.mark': ['#1c2430', '#ffc629'],
    'color.on-mark': ['#ffffff', '#1c2430'],
    'color.wash': ['#fff5d6', '#3a2f10'],
    ...meaning,
    'font.heading': 'inherit',
    'font.text': 'inherit',
    'radius.control': 8,
    'radius.sheet': 16,
    'radius.button': 10,
    'size.control': 40,
    'size.gap': 16,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 700,
    'label.weight': 600,
    'label.position': 'above',
    'button.width': 'full',
    sheet: 'line',
    stripe: 'on',
  },
}
