import emailjs from '@letterslot/client'

emailjs.init({ publicKey: 'YOUR_PUBLIC_KEY' })

const form = document.querySelector('#contact')
const button = form.querySelector('button')
const status = form.querySelector('#status')

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  button.disabled = true
  status.textContent = 'Sending…'
  try {
    await emailjs.sendForm('YOUR_SERVICE_ID', 'YOUR_TEMPLATE_ID', form)
    form.reset()
    status.textContent = 'Thank you! We have your message.'
  } catch {
    status.textContent = 'Something went wrong. Please try again later.'
  }
  button.disabled = false
})
