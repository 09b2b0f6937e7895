/** Said by nobody: the demo's people say who they are. */
export const demoTestimonials = [
  {
    name: 'Meera Nair',
    about: 'demo distributor, Kochi',
    words:
      'I fill in the SIP while we talk, and my client confirms it on her own phone before the call is over.',
    language: 'en',
  },
  {
    name: 'Imran Shaikh',
    about: 'demo distributor, Pune',
    words: 'I see whom an order waits on. I no longer write mails to ask where it stands.',
    language: 'en',
  },
  {
    name: 'Sunita Mishra',
    about: 'डेमो वितरक, लखनऊ',
    words: 'सुबह सूची देखकर पता चल जाता है कि आज किस ग्राहक को फ़ोन करना है।',
    language: 'hi',
  },
] as const;
