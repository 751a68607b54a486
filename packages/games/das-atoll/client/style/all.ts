import './table.css';
import './players.css';
import './more.css';
import './own.css';
import './actions.css';
import './sheets.css';
import './narrow.css';
import './looks.css';
