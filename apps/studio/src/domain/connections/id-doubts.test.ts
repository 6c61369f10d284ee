import { expect, it } from 'vitest'
import { type DoubtfulId, doubtOf, findDoubts, openDoubts } from './id-doubts.ts'

it.each([
  ['YOUR_SERVICE_ID', 'placeholder'],
  ['your-template-id', 'placeholder'],
  ['service_xxx', 'placeholder'],
  ['service_', 'placeholder'],
  ['<template id>', 'placeholder'],
  ['xxxxxxxx', 'placeholder'],
  [' YOUR_PUBLIC_KEY ', 'placeholder'],
  ["'service_a1'", 'several-words'],
  ["emailjs.init('a1b2')", 'several-words'],
  ['service_a1, template_b2', 'several-words'],
  ['https://dashboard.emailjs.com/admin', 'several-words'],
  ['service_\u202ea1', 'several-words'],
  ['service_a1\u0000', 'several-words'],
  ['lsk_0123456789abcdef', 'relay-private-key'],
  ['service_a1', undefined],
  ['default_service', undefined],
  ['contact-form', undefined],
  ['', undefined],
] as const)('[T2010] a typed id %j looks like %j', (typed, doubt) => {
  expect(doubtOf('emailjs', 'serviceId', typed)).toBe(doubt)
  expect(doubtOf('relay', 'serviceId', typed)).toBe(doubt)
})

it.each([
  ['emailjs', 'aB3-'.repeat(8), 'long-key'],
  ['emailjs', `user_${'aB3'.repeat(9)}`, undefined],
  ['emailjs', `lsp_${'ab3'.repeat(9)}`, undefined],
  // A private key of EmailJS may be made as its public ones are: nothing can be told of it before a test.
  ['emailjs', 'qJzX6vPz0Kw-yGhC7IhUf', undefined],
  ['relay', 'aB3-'.repeat(8), undefined],
] as const)('[T2010] of %s a public key %j looks like %j', (kind, typed, doubt) => {
  expect(doubtOf(kind, 'publicKey', typed)).toBe(doubt)
  expect(doubtOf(kind, 'serviceId', typed)).toBe(undefined)
})

it('[T2010] an address is no id; doubts stand in the order in which ids are asked for', () => {
  const ids = { origin: 'YOUR_RELAY', publicKey: 'lsk_1', serviceId: 'service_a1', templateId: 'template_xxx' }
  expect(findDoubts('relay', ids)).toEqual([
    { part: 'publicKey', doubt: 'relay-private-key' },
    { part: 'templateId', doubt: 'placeholder' },
  ])
})

it('[T2010] the maker’s word settles a doubt, and no private key', () => {
  const [key, place]: readonly DoubtfulId[] = [
    { part: 'publicKey', doubt: 'relay-private-key' },
    { part: 'serviceId', doubt: 'placeholder' },
  ]
  const all = [key, place].filter((doubt) => doubt !== undefined)
  expect(openDoubts(all, false)).toEqual(all)
  expect(openDoubts(all, true)).toEqual([key])
})
