import { mount } from 'svelte';
import '../../look/look.css';
import Gallery from './Gallery.svelte';

const asked = new URLSearchParams(location.search);

document.documentElement.dataset['look'] = asked.get('look') === 'day' ? 'day' : 'evening';
document.documentElement.dir = asked.get('dir') === 'rtl' ? 'rtl' : 'ltr';

mount(Gallery, {
  target: document.body,
  props: {
    scene: asked.get('scene') ?? 'index',
    seats: Number(asked.get('seats') ?? 5),
    long: asked.has('long'),
  },
});
