import './ui/theme/fonts.css';
import 'virtual:first-fonts.css';
import 'virtual:theme.css';
import './ui/theme/base.css';
import { start } from './app/start/start.tsx';

const container = document.getElementById('root');
if (container) void start(container);
