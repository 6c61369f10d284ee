import { fontStacks } from '../font-stacks.ts'
import { meaning } from '../meaning.ts'
import type { Theme } from '../theme.ts'

/** Terracotta on warm white, a heading with serifs. */
export const kiln: Theme = {
  id: 'kiln',
  tokens: {
    'color.paper': ['#f3e6d8', '#170f0b'],
    'color.sheet': ['#fffaf4', '#231914'],
    'color.text': ['#33231b', '#f7eadf'],
    'color.quiet': ['#66503f', '#cdb6a5'],
    'color.faint': ['#76604f', '#b39c8b'],
    'color.line': ['#ecdccb', '#43322a'],
    'color.border': ['#98816e', '#8f7766'],
    'color.action': ['#a9502c', '#e8986d'],
    'color.on-action': ['#ffffff', '#2a130a'],
    'color.mark': ['#a9502c', '#e8986d'],
    'color.on-mark': ['#ffffff', '#2a130a'],
    'color.wash': ['#fbeadd', '#3a241a'],
    ...meaning,
    'font.heading': fontStacks.serif,
    'font.text': fontStacks.grotesque,
    'radius.control': 10,
    'radius.sheet': 16,
    'radius.button': 10,
    'size.control': 44,
    'size.gap': 20,
    'size.width': 600,
    'size.text': 16,
    'heading.align': 'start',
    'heading.style': 'normal',
    'heading.weight': 500,
    'label.weight': 600,
    'label.position': 'above',
    'button.width': 'full',
    sheet: 'shadow',
    stripe: 'off',
  },
}
