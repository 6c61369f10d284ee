import { defineConfig } from 'vite'

export default defineConfig({
  base: './',
  build: { rolldownOptions: { input: ['before/index.html', 'after/index.html', 'outbox/index.html'] } },
})
