import { ShoppingBag } from 'lucide-react'
import { emailField, field, nameField, options, whenEqual } from './field.ts'
import type { Start } from './start.ts'

/** For a small shop: what, how many, and how it gets there. Payment is agreed on afterwards. */
export const order: Start = {
  id: 'order',
  name: 'Order',
  summary: 'What, how many, picked up or sent',
  icon: ShoppingBag,
  form: {
    title: 'Order honey',
    description: 'Nothing is charged here: we write to you with the price and when it is ready.',
    submitLabel: 'Send the order',
    sentText: 'We write to you within two days, with the price and when it is ready.',
  },
  fields: [
    field('select', 'product', 'Which one?', {
      width: 'half',
      options: options('Spring blossom, 250 g', 'Lime tree, 250 g', 'Forest, 500 g'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    field('number', 'quantity', 'How many jars?', {
      width: 'half',
      default: '1',
      rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 1, max: 24, step: 1 }],
    }),
    field('radio', 'delivery', 'How do you get it?', {
      options: options('I pick it up', 'Send it to me'),
      rules: [{ kind: 'required' }, { kind: 'options' }],
    }),
    field('textarea', 'address', 'Where to?', {
      autocomplete: 'street-address',
      rules: [{ kind: 'required' }, { kind: 'length', max: 500 }],
      visibleWhen: whenEqual('delivery', 'Send it to me'),
    }),
    nameField,
    { ...emailField, width: 'half' },
    field('tel', 'phone', 'Phone', {
      width: 'half',
      autocomplete: 'tel',
      help: 'Only if the order is unclear',
      rules: [{ kind: 'length', max: 40 }],
    }),
    field('consent', 'terms', 'I order for a fee and have read the terms.', { rules: [{ kind: 'required' }] }),
  ],
  subject: 'Order: {{quantity}} × {{product}}, {{full_name}}',
}
