import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** An invitation: centred, in italics, old rose. */
export const rose: Theme = {
  id: 'rose',
  tokens: {
    'color.paper': ['#f8e4df', '#180d10'],
    'color.sheet': ['#fff8f5', '#2a181c'],
    'color.text': ['#46202b', '#fae8ea'],
    'color.quiet': ['#74505a', '#dab9be'],
    'color.faint': ['#825d66', '#c09da3'],
    'color.line': ['#f0d9d5', '#4a2e34'],
    'color.border': ['#9f757b', '#977078'],
    'color.action': ['#973851', '#f2a8b8'],
    'color.on-action': ['#ffffff', '#3b111e'],
    'color.mark': ['#973851', '#f2a8b8'],
    'color.on-mark': ['#ffffff', '#3b111e'],
    'color.wash': ['#fcebe9', '#40232a'],
    ...meaning,
    'font.heading': fontStacks.serif,
    'font.text': fontStacks.serif,
    'radius.control': 6,
    'radius.sheet': 10,
    'radius.button': 24,
    'size.control': 44,
    'size.gap': 20,
    'size.width': 560,
    'size.text': 16,
    'heading.align': 'center',
    'heading.style': 'italic',
    'heading.weight': 400,
    'label.weight': 400,
    'label.position': 'above',
    'button.width': 'auto',
    sheet: 'shadow',
    stripe: 'off',
  },
}
