import '../ui/theme/fonts.css';
import 'virtual:first-fonts.css';
import 'virtual:theme.css';
import '../ui/theme/base.css';
import './layout/density.css';
import { start } from './start/start.tsx';

const container = document.getElementById('root');
if (container) void start(container);
