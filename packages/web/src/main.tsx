import { render } from 'solid-js/web';
import { App } from './app/App.tsx';
import './style/base.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no #app');
render(() => <App />, place);
